interface Props {
  readonly isAny: boolean;
}

export function DraftsHeading({ isAny }: Props) {
  return (
    <h2 className="text-2xl font-semibold tracking-tight">
      {isAny ? 'Continue where you left off' : 'No drafts'}
    </h2>
  );
}
