import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../../src/catalogue/field.ts';
import { type ColumnDocument, cellsByName, cellsOfColumn } from '../../../fixtures/any-schema.ts';
import { misfit } from '../../../fixtures/goodness-of-fit.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const NOW = Date.parse('2026-11-21T10:15:00Z');
const ROWS = 5000;

const times = (column: Omit<ColumnDocument, 'name'>, rows = ROWS) => cellsOfColumn(column, rows).map(Number);

/** The cells of columns of one table. */
function columnsOf(columns: readonly ColumnDocument[], rows = ROWS) {
  const cells = cellsByName([{ name: 't', rows, columns }], 't');
  return (name: string): readonly Cell[] => cells.get(name) ?? [];
}

describe('dates', () => {
  it('are by default days of the year before now, both ends included', () => {
    const days = times({ field: 'date' }, 20_000);
    const last = Date.parse('2026-11-21');
    expect(days.every((day) => day % DAY === 0)).toBe(true);
    expect(Math.max(...days)).toBe(last);
    expect(Math.min(...days)).toBe(last - 364 * DAY);
    expect(new Set(days).size).toBe(365);
  });

  it('are all days from the first to the last', () => {
    const days = times({ field: 'date', options: { from: '2024-02-28', to: '2024-03-01' } });
    expect(new Set(days)).toEqual(
      new Set(['2024-02-28', '2024-02-29', '2024-03-01'].map((day) => Date.parse(day))),
    );
  });

  it('lie before 1970 and beyond 2038 too', () => {
    const days = times({ field: 'date', options: { from: '1900-01-01', to: '2100-12-31' } });
    expect(Math.min(...days)).toBeLessThan(Date.parse('1901-01-01'));
    expect(Math.max(...days)).toBeGreaterThan(Date.parse('2100-01-01'));
  });

  it('are Monday to Friday in working hours', () => {
    const options = { from: '2026-01-03', to: '2026-01-18', workingHours: true };
    const days = new Set(times({ field: 'date', options }).map((day) => new Date(day).getUTCDate()));
    expect([...days].sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 12, 13, 14, 15, 16]);
  });

  it('are whole steps after the beginning of their range', () => {
    const options = { from: '2026-03-02T08:07:00Z', to: '2026-03-02T09:00:00Z', step: 'PT15M' };
    const moments = times({ field: 'timestamp', options }).map((time) =>
      new Date(time).toISOString().slice(11, 19),
    );
    expect(new Set(moments)).toEqual(new Set(['08:07:00', '08:22:00', '08:37:00', '08:52:00']));
    const mondays = times({ field: 'date', options: { from: '2026-01-05', to: '2026-12-31', step: 'P7D' } });
    expect(new Set(mondays.map((day) => new Date(day).getUTCDay()))).toEqual(new Set([1]));
    expect(new Set(mondays).size).toBe(52);
    const clock = { from: '10:00', to: '11:59', step: 'PT1H', format: 'HH:mm' };
    expect(new Set(cellsOfColumn({ field: 'time', options: clock }, ROWS))).toEqual(
      new Set(['10:00', '11:00']),
    );
  });

  it('after another column are whole steps of the day, where there is one', () => {
    const cells = columnsOf([
      { name: 'start', field: 'timestamp', options: { from: '2026-01-01', to: '2026-01-31' } },
      { name: 'end', field: 'timestamp', options: { after: 'start', within: 'PT2H', step: 'PT30M' } },
      { name: 'soon', field: 'timestamp', options: { after: 'start', within: 'PT1S', step: 'PT30M' } },
    ]);
    const [starts, ends, soon] = ['start', 'end', 'soon'].map((name) => cells(name).map(Number));
    expect(ends?.every((end) => end % (HOUR / 2) === 0)).toBe(true);
    for (const [i, start = 0] of starts?.entries() ?? []) {
      expect(ends?.[i]).toBeGreaterThan(start);
      expect(ends?.[i]).toBeLessThanOrEqual(start + 2 * HOUR);
      expect(soon?.[i]).toBeGreaterThan(start);
    }
  });

  it('are texts in a format', () => {
    const options = { from: '2026-03-05', to: '2026-03-05', format: 'DD.MM.YYYY' };
    expect(cellsOfColumn({ field: 'date', options }, 2)).toEqual(['05.03.2026', '05.03.2026']);
  });
});

describe.each(['date', 'timestamp'] as const)('%ss whose range has the word now as an end', (field) => {
  const now = field === 'date' ? Date.parse('2026-11-21') : NOW;

  it('lie after it or before it, at now at the earliest or latest', () => {
    const future = times({ field, options: { from: 'now', to: '2026-11-23' } });
    expect(Math.min(...future)).toBeGreaterThanOrEqual(now);
    expect(Math.min(...future)).toBeLessThan(now + HOUR);
    expect(Math.max(...future)).toBeGreaterThan(now + DAY);
    const past = times({ field, options: { from: '2026-11-19', to: 'now' } });
    expect(Math.max(...past)).toBeLessThanOrEqual(now);
    expect(Math.max(...past)).toBeGreaterThan(now - HOUR);
  });

  it('are those of the default, which ends now', () => {
    expect(times({ field, options: { to: 'now' } })).toEqual(times({ field }));
    expect(new Set(times({ field, options: { from: 'now', to: 'now' } }))).toEqual(new Set([now]));
  });
});

describe('timestamps', () => {
  it('are by default milliseconds of the year before now, evenly distributed', () => {
    const cells = times({ field: 'timestamp' });
    expect(misfit(cells, (x) => (x - (NOW - 365 * DAY)) / (365 * DAY))).toBeLessThan(1);
    expect(cells.every((cell) => Number.isInteger(cell) && cell <= NOW && cell >= NOW - 365 * DAY)).toBe(
      true,
    );
  });

  it('lie between both ends, these included', () => {
    const options = { from: '2026-01-01T00:00:00.000Z', to: '2026-01-01T00:00:00.002Z' };
    const from = Date.parse(options.from);
    expect(new Set(times({ field: 'timestamp', options }, 200))).toEqual(new Set([from, from + 1, from + 2]));
  });

  it('reach the end of a day if the last is a day', () => {
    const options = { from: '2026-01-01', to: '2026-01-01' };
    const cells = times({ field: 'timestamp', options });
    const from = Date.parse('2026-01-01');
    expect(misfit(cells, (x) => (x - from) / DAY)).toBeLessThan(1);
  });

  it('in working hours are evenly distributed over Monday to Friday, nine to five', () => {
    const options = { from: '2026-01-01', to: '2026-06-30', workingHours: true };
    const cells = times({ field: 'timestamp', options });
    const hours = cells.map((cell) => (cell % DAY) / HOUR);
    const weekdays = new Set(cells.map((cell) => new Date(cell).getUTCDay()));
    expect([...weekdays].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(hours.every((hour) => hour >= 9 && hour < 17)).toBe(true);
    expect(misfit(hours, (hour) => (hour - 9) / 8)).toBeLessThan(1);
  });

  it('in working hours do not lie beyond a range that begins and ends within a day', () => {
    const options = { from: '2026-01-05T11:30:00Z', to: '2026-01-05T11:30:01Z', workingHours: true };
    const cells = times({ field: 'timestamp', options });
    const from = Date.parse(options.from);
    expect(cells.every((cell) => cell >= from && cell <= from + 1000)).toBe(true);
    expect(new Set(cells).size).toBeGreaterThan(900);
  });
});

/** The places of nulls. There must be some. */
function nullsOf(cells: readonly Cell[]): readonly number[] {
  const places = cells.flatMap((cell, i) => (cell === null ? i : []));
  expect(places).not.toEqual([]);
  return places;
}

describe.each(['date', 'timestamp'] as const)('%ss beside another column', (field) => {
  const unit = field === 'date' ? DAY : 1;
  const start: ColumnDocument = { name: 'start', field, options: { from: '2026-01-01' }, nulls: 10 };

  it('come after it, within the duration, and are null if it is null', () => {
    const of = columnsOf([{ name: 'end', field, options: { after: 'start', within: 'P14D' } }, start]);
    expect(nullsOf(of('end'))).toEqual(nullsOf(of('start')));
    const distances = of('end').flatMap((end, i) =>
      end === null ? [] : Number(end) - Number(of('start')[i]),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(unit);
    expect(Math.max(...distances)).toBeLessThanOrEqual(14 * DAY);
    expect(Math.max(...distances)).toBeGreaterThan(13.9 * DAY);
  });

  it('come before it, by default within thirty days', () => {
    const of = columnsOf([{ name: 'begin', field, options: { before: 'start' } }, start]);
    expect(nullsOf(of('begin'))).toEqual(nullsOf(of('start')));
    const distances = of('begin').flatMap((begin, i) =>
      begin === null ? [] : Number(of('start')[i]) - Number(begin),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(unit);
    expect(Math.max(...distances)).toBeLessThanOrEqual(30 * DAY);
    expect(Math.max(...distances)).toBeGreaterThan(29.8 * DAY);
  });

  it('come between two, and are null if there is nothing between them', () => {
    const of = columnsOf([
      { name: 'end', field, options: { after: 'start', within: 'P3D' } },
      { name: 'between', field, options: { after: 'start', before: 'end' } },
      start,
    ]);
    let found = 0;
    for (const [i, between] of of('between').entries()) {
      const from = Number(of('start')[i]);
      const to = Number(of('end')[i]);
      if (of('start')[i] === null || to - from < 2 * unit) expect(between).toBe(null);
      else {
        expect(Number(between) > from && Number(between) < to).toBe(true);
        found++;
      }
    }
    expect(found).toBeGreaterThan(ROWS / 2);
  });

  it('come after it up to an end, and are null if there is nothing between them', () => {
    const from = { name: 'from', field, options: { from: '2026-11-01', to: '2026-11-25' } } as const;
    const of = columnsOf([
      { name: 'end', field, options: { after: 'from', within: 'P14D', to: 'now' } },
      { name: 'day', field, options: { after: 'from', within: 'P14D', to: '2026-11-21' } },
      from,
    ]);
    // Of the day, the last moment.
    const lasts = {
      end: field === 'date' ? Date.parse('2026-11-21') : NOW,
      day: Date.parse('2026-11-22') - unit,
    };
    for (const [name, last] of Object.entries(lasts)) {
      const cells = of(name);
      expect(cells.map((cell) => cell === null)).toEqual(of('from').map((cell) => Number(cell) >= last));
      const known = cells.flatMap((cell, i) =>
        cell === null ? [] : [[Number(cell), Number(of('from')[i])]],
      );
      for (const [cell = 0, start = 0] of known) {
        expect(cell > start && cell <= start + 14 * DAY && cell <= last).toBe(true);
      }
      expect(Math.max(...known.map(([cell = 0]) => cell))).toBeGreaterThan(last - DAY);
    }
  });

  it('come before it from a beginning on, and are null if there is nothing between them', () => {
    const to = { name: 'to', field, options: { from: '2026-11-10', to: '2026-12-10' } } as const;
    const of = columnsOf([
      { name: 'begin', field, options: { before: 'to', within: 'P7D', from: 'now' } },
      to,
    ]);
    // A day that has now is a day from now on.
    const first = field === 'date' ? Date.parse('2026-11-21') : NOW;
    expect(nullsOf(of('begin'))).toEqual(of('to').flatMap((end, i) => (Number(end) <= first ? [i] : [])));
    for (const [i, begin] of of('begin').entries()) {
      if (begin === null) continue;
      const [time, end] = [Number(begin), Number(of('to')[i])];
      expect(time >= first && time < end && time >= end - 7 * DAY).toBe(true);
    }
  });

  it('come after it in working hours', () => {
    const of = columnsOf([
      { name: 'end', field, options: { after: 'start', within: 'P14D', workingHours: true } },
      start,
    ]);
    // Nothing of the duration is within working hours for some of them.
    expect(of('end').filter((end) => end !== null).length).toBeGreaterThan(ROWS * 0.8);
    for (const [i, end] of of('end').entries()) {
      if (end === null) continue;
      const time = Number(end);
      expect([1, 2, 3, 4, 5]).toContain(new Date(time).getUTCDay());
      expect(time).toBeGreaterThan(Number(of('start')[i]));
      const hour = (time % DAY) / HOUR;
      if (field === 'timestamp') expect(hour >= 9 && hour < 17).toBe(true);
    }
  });
});

describe('times of day', () => {
  it('are all seconds of a day, evenly', () => {
    const cells = cellsOfColumn({ field: 'time' }, ROWS);
    expect(cells.every((cell) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(String(cell)))).toBe(true);
    const seconds = cells.map((cell) => Date.parse(`1970-01-01T${cell}Z`) / 1000);
    expect(misfit(seconds, (x) => (x + 1) / 86_400)).toBeLessThan(1);
  });

  it('lie between both ends, these included, in a format', () => {
    const options = { from: '09:59:59', to: '10:00:01', format: 'HHmmss' };
    expect(new Set(cellsOfColumn({ field: 'time', options }, 100))).toEqual(
      new Set(['095959', '100000', '100001']),
    );
  });

  it('in working hours lie from nine to before five', () => {
    const cells = cellsOfColumn({ field: 'time', options: { from: '08:00', workingHours: true } }, ROWS);
    const sorted = cells.map(String).sort();
    expect(sorted[0]?.startsWith('09:00')).toBe(true);
    expect(sorted.at(-1)?.startsWith('16:59')).toBe(true);
  });
});

describe('a series', () => {
  const series = (options: object, rows = 5) => cellsOfColumn({ field: 'series', options }, rows);
  const iso = (cells: readonly Cell[]) => cells.map((cell) => new Date(Number(cell)).toISOString());

  it('adds a duration in each row, from a date or a timestamp', () => {
    expect(iso(series({ from: '2024-02-28', step: 'P1D' }, 3))).toEqual([
      '2024-02-28T00:00:00.000Z',
      '2024-02-29T00:00:00.000Z',
      '2024-03-01T00:00:00.000Z',
    ]);
    expect(iso(series({ from: '2026-01-01T00:00:00Z', step: 'PT1H30M' }, 2))[1]).toBe(
      '2026-01-01T01:30:00.000Z',
    );
  });

  it('ends at its last row', () => {
    expect(iso(series({ from: '2026-01-01', to: '2026-01-09' }, 5))[4]).toBe('2026-01-09T00:00:00.000Z');
    expect(series({ from: 0, to: 1 }, 11)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
    expect(series({ from: 5, to: 9 }, 1)).toEqual([5]);
  });

  it('adds a decimal in each row, without binary rounding errors', () => {
    expect(series({ from: 0.1, step: 0.1 }, 4)).toEqual([0.1, 0.2, 0.3, 0.4]);
    expect(series({ from: 10, step: -5 }, 4)).toEqual([10, 5, 0, -5]);
  });

  it('is exact for integers of any size', () => {
    const from = 9_007_199_254_740_990;
    expect(series({ from, step: 1 }, 4)).toEqual([
      from,
      9_007_199_254_740_991,
      9_007_199_254_740_992n,
      9_007_199_254_740_993n,
    ]);
  });

  it('is in order with jitter, each row less than a step ahead', () => {
    const from = Date.parse('2026-01-01');
    const cells = series({ from: '2026-01-01T00:00:00Z', step: 'PT1M', jitter: 1 }, 1000).map(Number);
    const ahead = cells.map((cell, i) => cell - from - i * 60_000);
    expect(Math.min(...ahead)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ahead)).toBeLessThanOrEqual(60_000);
    expect(misfit(ahead, (x) => x / 60_000)).toBeLessThan(1);
    expect(cells).toEqual(cells.toSorted((a, b) => a - b));
  });

  it('holds dates only if every step is in whole days', () => {
    const typeOf = (options: object) => {
      const series: ColumnDocument = { name: 's', field: 'series', options };
      const text: ColumnDocument = { name: 'x', field: 'template', options: { text: '{s}' } };
      return cellsByName([{ name: 't', rows: 2, columns: [series, text] }], 't').get('x')?.[1];
    };
    expect(typeOf({ from: '2026-01-01', step: 'P2D' })).toBe('2026-01-03');
    expect(typeOf({ from: '2026-01-01', step: 'P1.5D' })).toBe('2026-01-02T12:00:00.000Z');
    expect(typeOf({ from: '2026-01-01', step: 'P1DT1H' })).toBe('2026-01-02T01:00:00.000Z');
  });
});
