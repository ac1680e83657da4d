let shown = 0;

/** Records that progress and summaries of exports are on the screen, until the returned function is called. */
export function recordShown(): () => void {
  shown++;
  return () => {
    shown--;
  };
}

/** Whether what happens to exports can be seen, so that no message has to say it. */
export function areExportsShown(): boolean {
  return shown > 0;
}
