/** How many steps from column to column a type still follows. A bound keeps circles of columns from being endless. */
export type Steps = readonly 1[];

export type AllSteps = readonly [1, 1, 1, 1];

export type FewerSteps<Left extends Steps> = Left extends readonly [1, ...infer Fewer extends Steps]
  ? Fewer
  : readonly [];
