interface CountLimit {
  readonly maxSize: number
  readonly sizeCalculation: () => number
}

/**
 * Returns the options of an `LRUCache` with at most `max` entries. Its own option allocates that number up front: half a megabyte
 * and a millisecond or two of each start for 10,000.
 */
export function countLimit(max: number): CountLimit {
  return { maxSize: max, sizeCalculation: () => 1 }
}
