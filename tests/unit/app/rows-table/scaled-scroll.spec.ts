import { expect, test } from 'vitest';
import {
  clampOffset,
  isSamePosition,
  offsetAt,
  SCROLL_HEIGHT_MAX,
  scrollHeight,
  scrollTopAt,
} from '../../../../src/app/rows-table/scaled-scroll.ts';

const small = { content: 28_000, view: 300 };
const huge = { content: 28e10, view: 300 };

test('content that a browser can lay out is scrolled as it is', () => {
  expect(scrollHeight(small)).toBe(28_000);
  expect(offsetAt(1234, small)).toBe(1234);
  expect(scrollTopAt(1234, small)).toBe(1234);
});

test('the scrolled element is never so high that Firefox moves sticky elements out of view', () => {
  expect(scrollHeight(huge)).toBe(SCROLL_HEIGHT_MAX);
  expect(SCROLL_HEIGHT_MAX).toBeLessThan(8_000_000);
});

test('taller content is scrolled in proportion, and both ends can be reached', () => {
  expect(offsetAt(0, huge)).toBe(0);
  expect(offsetAt(SCROLL_HEIGHT_MAX - huge.view, huge)).toBe(huge.content - huge.view);
  expect(scrollTopAt(0, huge)).toBe(0);
});

test('the end is reached where a browser rounds the last scroll position down', () => {
  for (const short of [0.25, 0.5, 1]) {
    expect(offsetAt(SCROLL_HEIGHT_MAX - huge.view - short, huge)).toBe(huge.content - huge.view);
  }
});

test('a position gives an offset, and the offset gives the same position', () => {
  for (const scrollTop of [1, 1000, 3_500_000, SCROLL_HEIGHT_MAX - 400]) {
    expect(scrollTopAt(offsetAt(scrollTop, huge), huge)).toBeCloseTo(scrollTop, 3);
  }
});

test('a scroll position that the browser has rounded shows the same offset, where a pixel is several of the content', () => {
  expect(isSamePosition(7_499_684.6, 7_499_685, huge)).toBe(true);
  expect(isSamePosition(7_499_684, 7_499_685, huge)).toBe(false);
  expect(isSamePosition(20.5, 20, small)).toBe(false);
});

test('an offset stays within the content, even if all of it is in view', () => {
  expect(clampOffset(-5, small)).toBe(0);
  expect(clampOffset(1e9, small)).toBe(27_700);
  expect(clampOffset(50, { content: 100, view: 300 })).toBe(0);
});
