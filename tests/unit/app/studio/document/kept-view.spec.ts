import { describe, expect, it } from 'vitest';
import { showView, viewOf } from '../../../../../src/app/studio/document/kept-view.ts';
import { studioDocument } from '../../../../fixtures/studio.ts';

const people = () =>
  studioDocument([
    {
      name: 't',
      rows: 5,
      columns: [
        { name: 'a', field: 'number' },
        { name: 'b', field: 'number' },
      ],
    },
  ]);

describe('how a draft was shown', () => {
  it.each(['', '{', 'null', '7', '{"t":{"a":80}}', '[null,7,{}]', '[["t","a",true,1,1],["t"]]'])(
    'is left out where it cannot be read: %s',
    (view) => {
      const schema = people();
      showView(schema, view);
      expect(viewOf(schema)).toBeUndefined();
    },
  );

  it('is read where it can be', () => {
    const schema = people();
    showView(schema, '[{"newer":1},["t","a",120,false],["t","b",null,true,false,"newer"],["u","a",90,true]]');
    expect(viewOf(schema)).toBe('[["t","a",120,false,false],["t","b",null,true,false]]');
  });

  it('has how its files are written, where that is not as at first', () => {
    const schema = people();
    const view = '[["t","a",120,false,false],{"format":"sql","options":{"sql":{"dialect":"mysql"}}}]';
    showView(schema, view);
    expect(viewOf(schema)).toBe(view);
    showView(
      schema,
      '[{"format":"newer","options":{}},{"format":"csv","options":{"newer":{"x":1},"csv":7}}]',
    );
    expect(viewOf(schema)).toBe('[["t","a",120,false,false]]');
  });
});
