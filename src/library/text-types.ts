/** Whether a text has at most this many characters. False if the compiler does not know the text. */
export type HasAtMost<
  Most extends number,
  Text,
  Count extends readonly 1[] = readonly [],
> = Text extends string
  ? string extends Text
    ? false
    : Text extends ''
      ? true
      : Count['length'] extends Most
        ? false
        : Text extends `${infer _}${infer More}`
          ? HasAtMost<Most, More, readonly [...Count, 1]>
          : false
  : false;
