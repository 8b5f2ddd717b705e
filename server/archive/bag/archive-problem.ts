/**
 * A problem with an archive, or with the place it is to be written to. Its message is shown to the person who started the task.
 */
export class ArchiveProblem extends Error {}

/** Maximum number of problems listed. */
const MAX_LISTED = 20

/** Throws if there are problems, with all of them in one message. */
export function refuseProblems(intro: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  const more = problems.length - MAX_LISTED
  const lines = problems.slice(0, MAX_LISTED).map((problem) => `\n- ${problem}`)
  throw new ArchiveProblem(
    `${intro}${lines.join('')}${more > 0 ? `\n- and ${more} more problems` : ''}`,
  )
}
