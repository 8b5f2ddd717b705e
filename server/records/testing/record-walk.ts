import fc from 'fast-check'

/** The steps of a walk; those of which there are more are taken more often. */
export const STEPS = [
  ...['edit', 'edit', 'publish', 'publish', 'submit', 'approve', 'return', 'withdraw'],
  ...['unpublish', 'archive', 'trash', 'restore', 'schedule', 'scheduleEnd', 'cancel', 'wait'],
] as const
export type StepName = (typeof STEPS)[number]

export interface Step {
  readonly who: 'author' | 'manager'
  readonly what: StepName
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom('author', 'manager'),
  what: fc.constantFrom(...STEPS),
})

/** Actions that belong together in use, and would seldom be met by chance. */
const phrase = (...taken: readonly (readonly [Step['who'], StepName])[]) =>
  fc.constant(taken.map(([who, what]): Step => ({ who, what })))
/** For tests: random steps by two people. */
export const walk = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: step.map((one) => [one]) },
      phrase(['author', 'edit'], ['author', 'submit'], ['manager', 'approve']),
      phrase(['author', 'edit'], ['author', 'submit'], ['manager', 'return']),
      phrase(['author', 'edit'], ['author', 'submit'], ['author', 'withdraw']),
      phrase(['manager', 'unpublish'], ['manager', 'schedule'], ['manager', 'wait']),
      phrase(['manager', 'publish'], ['manager', 'scheduleEnd'], ['manager', 'wait']),
      phrase(['manager', 'unpublish'], ['author', 'submit'], ['manager', 'archive']),
      phrase(['manager', 'trash'], ['manager', 'restore'], ['manager', 'publish']),
    ),
    { minLength: 2, maxLength: 7 },
  )
  .map((parts) => parts.flat())
