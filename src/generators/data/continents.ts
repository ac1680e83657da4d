/** Thousandths of the world's people. Nobody lives in Antarctica permanently. */
export const continents =
  'Africa 188|Antarctica 0|Asia 588|Australia 6|Europe 90|North America 75|South America 53';
