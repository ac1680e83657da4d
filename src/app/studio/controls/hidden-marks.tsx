interface Props {
  readonly text: string;
  /** The paths of the picture, in a square of 16. */
  readonly path: string;
}

function Mark({ text, path }: Props) {
  return (
    <span title={text} className="flex-none text-muted">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.25]">
        <path d={path} />
      </svg>
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** An eye, crossed out. */
export function HiddenInPreviewMark() {
  return (
    <Mark
      text="hidden in the preview"
      path="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM3 13 13 3"
    />
  );
}

/** A sheet of paper, crossed out. */
export function NotInFilesMark() {
  return <Mark text="not in files" path="M4 1.5h5.5L12.5 4.5v10H4ZM9.5 1.5v3h3M1.5 14.5l13-13" />;
}
