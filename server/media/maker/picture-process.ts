import os from 'node:os'
import { pictureJobs } from './picture-jobs'
import { type Answer, type JobMessage, toSentError } from './wire'

// The program of a picture process: runs jobs one after another and exits with the server, even if that crashes.

process.once('disconnect', () => process.exit())
// Ctrl+C reaches every process of the terminal, and requests that the server is finishing may still need a picture.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
// Pages and saves have priority over pictures.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', async ({ name, args }: JobMessage) => {
  // The message contains the arguments of `createPictureMaker`’s functions, which are type-checked there.
  const work = pictureJobs[name] as (...given: readonly unknown[]) => Promise<unknown>
  process.send?.(await answerOf(() => work(...args)))
})

async function answerOf(work: () => Promise<unknown>): Promise<Answer> {
  try {
    return { ok: true, result: await work() }
  } catch (error) {
    return { ok: false, error: toSentError(error) }
  }
}
