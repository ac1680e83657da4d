/** The columns of a row of values: value, weight, share, the button that removes it. */
export const VALUE_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_3.5rem_2.75rem_2.75rem] items-center gap-1.5 px-1.5 lg:grid-cols-[minmax(0,1fr)_3.25rem_2.5rem_1.75rem]';
