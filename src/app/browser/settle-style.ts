/** Works out the style of what was just drawn now, in the task that drew it: the frame that lays it out and paints it is the shorter by it. */
export function settleStyle(element: Element | null): void {
  if (element) void getComputedStyle(element).color;
}
