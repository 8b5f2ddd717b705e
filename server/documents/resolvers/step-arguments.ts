/** What every step names: the document, and the version that was looked at. */
export interface StepArguments {
  readonly id: string
  readonly expectedVersion: number
}
