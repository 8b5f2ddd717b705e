/** What is wrong with an archive, or with where one is to be written: its message is for the person who asked. */
export class ArchiveProblem extends Error {}

/** At most so many things are listed at once. */
const MAX_LISTED = 20

/** Throws where something is wrong, all of it in one message. */
export function refuseProblems(intro: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  const more = problems.length - MAX_LISTED
  const lines = problems.slice(0, MAX_LISTED).map((problem) => `\n- ${problem}`)
  throw new ArchiveProblem(
    `${intro}${lines.join('')}${more > 0 ? `\n- and ${more} more problems` : ''}`,
  )
}
