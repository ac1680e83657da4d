/** Forces style recalculation in the current task, so that the next frame has only layout and paint left. */
export function computeStyle(element: Element | null): void {
  if (element) void getComputedStyle(element).color;
}
