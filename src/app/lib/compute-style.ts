/** Works out at once, in the task that drew it, the style of what was drawn: the frame that lays it out and paints it has that much less to do. */
export function computeStyle(element: Element | null): void {
  if (element) void getComputedStyle(element).color;
}
