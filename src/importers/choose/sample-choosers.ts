import { bySample, bySamplePattern, bySampleRange } from './by-sample.ts';
import { heldValues } from './held-values.ts';
import { inLanguage } from './in-language.ts';
import { laterNow } from './later-now.ts';
import { keepDecidedTexts, keepNullsTogether, keepSampledStates } from './null-states.ts';
import { withoutPrivateValues } from './private-values.ts';
import { keepSampledAccounts } from './sample-accounts.ts';
import { keepSampledAffixes } from './sample-affixes.ts';
import { keepSampledAgreements } from './sample-agreements.ts';
import { keepSampledBounds } from './sample-bounds.ts';
import { keepSampledBoxes } from './sample-boxes.ts';
import { keepSampledCorrelations } from './sample-correlations.ts';
import { keepSampledDependences } from './sample-dependences.ts';
import { keepSampledMarks } from './sample-marks.ts';
import { keepSampledOrders } from './sample-orders.ts';
import { keepSampledParts } from './sample-parts.ts';
import { keepSampledPersons } from './sample-persons.ts';
import { keepSampledRatios } from './sample-ratios.ts';
import { keepSampledBlocks, keepSampledSorts } from './sample-sorts.ts';
import { asShown } from './shown-by-sample.ts';

/** All that needs the rows of a sample. Sources without rows do not load them. */
export const sampleChoosers = {
  asShown,
  bySample,
  bySamplePattern,
  bySampleRange,
  heldValues,
  inLanguage,
  keepDecidedTexts,
  keepNullsTogether,
  keepSampledAccounts,
  keepSampledAffixes,
  keepSampledAgreements,
  keepSampledBounds,
  keepSampledBoxes,
  keepSampledCorrelations,
  keepSampledDependences,
  keepSampledMarks,
  keepSampledOrders,
  keepSampledParts,
  keepSampledPersons,
  keepSampledRatios,
  keepSampledBlocks,
  keepSampledSorts,
  keepSampledStates,
  laterNow,
  withoutPrivateValues,
};

export type SampleChoosers = typeof sampleChoosers;
