import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { refusalFor } from '#schema/api/refusals/refusals'
import { ApiError } from '../../http/errors/api-error'
import { counts } from '../../metrics/counts'
import { createJobQueue } from './job-queue'
import { passOutputOn } from './pass-output-on'
import type { PictureMaker } from './picture-jobs'
import { type Answer, fromSentError, type JobName } from './wire'

interface PictureMakerOptions {
  /** Absolute path of the picture process's program. */
  readonly program: string
  /** Called when a process exited during a job or had to be killed. */
  readonly onError: (error: Error) => void
  readonly limits?: Partial<Limits>
}

interface Limits {
  /** Number of concurrent jobs, each in a separate process. */
  readonly processes: number
  /** Idle time after which a process ends, in milliseconds. */
  readonly idle: number
  /** Timeout of a job, in milliseconds. */
  readonly job: number
}

/** The image library gives up on each step after at most two minutes. */
const LIMITS: Limits = { processes: 2, idle: 10_000, job: 300_000 }

/** Environment variables passed to picture processes. The server’s passwords and tokens are not passed to an image library. */
const PASSED_ON =
  /^(?:PATH|HOME|LANG|LC_.*|TMPDIR|TEMP|TMP|SystemRoot|LD_LIBRARY_PATH|FONTCONFIG_.*)$/i
/** Few malloc arenas, because pictures use a few large allocations (decision 016). */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * Creates pictures in separate processes that start on demand and end when idle. The image library’s memory and crashes therefore
 * don’t affect the server.
 */
export function createPictureMaker(
  options: PictureMakerOptions,
): PictureMaker & { readonly close: () => void } {
  const { program, onError } = options
  const limits = { ...LIMITS, ...options.limits }
  // The callers limit the number of waiting jobs: the picture store and the uploads.
  const queue = createJobQueue({
    concurrency: limits.processes,
    mostWaiting: Number.POSITIVE_INFINITY,
  })
  const idle: PictureProcess[] = []
  const all = new Set<PictureProcess>()
  let jobs = 0
  return {
    encode: (...args) => run('encode', args),
    share: (...args) => run('share', args),
    readUpload: (...args) => run('readUpload', args),
    close: () => {
      for (const process of all) process.end()
    },
  }

  function run<Name extends JobName>(
    name: Name,
    args: Parameters<PictureMaker[Name]>,
  ): ReturnType<PictureMaker[Name]> {
    jobs += 1
    // The result has the type of the named job.
    return queue.run(String(jobs), () => runNow(name, args)) as ReturnType<PictureMaker[Name]>
  }

  async function runNow(name: JobName, args: readonly unknown[]): Promise<unknown> {
    const process = idle.pop() ?? started()
    const answer = await process.run(name, args)
    if (all.has(process)) idle.push(process)
    if (answer.ok) {
      counts.pictures += 1
      return answer.result
    }
    counts.picturesFailed += 1
    throw fromSentError(answer.error)
  }

  function started(): PictureProcess {
    const process = new PictureProcess(program, { limits, onError, onEnd })
    all.add(process)
    return process

    function onEnd(): void {
      all.delete(process)
      const place = idle.indexOf(process)
      if (place >= 0) idle.splice(place, 1)
    }
  }
}

interface ProcessOptions {
  readonly limits: Limits
  readonly onError: (error: Error) => void
  readonly onEnd: () => void
}

/** One process that runs one job at a time, so that a crash affects only that job. */
class PictureProcess {
  readonly #child: ChildProcess
  readonly #options: ProcessOptions
  #idle: NodeJS.Timeout | null = null
  #fail: ((error: Error) => void) | null = null

  constructor(program: string, options: ProcessOptions) {
    this.#options = options
    this.#child = fork(program, [], forkOptions())
    // To standard error, to keep it out of results on standard output.
    const { stderr } = process
    passOutputOn(this.#child, { stdout: stderr, stderr })
    // Doesn’t keep the server from exiting.
    this.#child.unref()
    this.#child.channel?.unref()
    this.#child.once('exit', (code, signal) => this.#ended(`ended (${signal ?? code})`))
    this.#child.once('error', (error) => this.#ended(`failed: ${error.message}`))
  }

  async run(name: JobName, args: readonly unknown[]): Promise<Answer> {
    if (this.#idle) clearTimeout(this.#idle)
    const { limits } = this.#options
    this.#child.channel?.ref()
    const late = setTimeout(() => {
      this.#ended(`took longer than ${limits.job / 1000} s`, name)
      this.#child.kill('SIGKILL')
    }, limits.job)
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.#fail = reject
        this.#child.once('message', (answer) => resolve(answer as Answer))
        this.#child.send({ name, args }, (error) => error && this.#ended(error.message, name))
      })
    } finally {
      clearTimeout(late)
      this.#fail = null
      this.#child.channel?.unref()
      this.#idle = setTimeout(() => this.end(), limits.idle)
      this.#idle.unref()
    }
  }

  /** Disconnects the process, which then exits; its running job is lost. */
  end(): void {
    this.#options.onEnd()
    if (this.#idle) clearTimeout(this.#idle)
    if (this.#child.connected) this.#child.disconnect()
  }

  #ended(how: string, name?: JobName): void {
    this.#options.onEnd()
    if (!this.#fail) return
    this.#options.onError(new Error(`A picture process ${how}${name ? ` at '${name}'` : ''}`))
    this.#fail(new ApiError('UNAVAILABLE', refusalFor('pictureNotProcessed')))
  }
}

function forkOptions(): ForkOptions {
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => PASSED_ON.test(name)),
  )
  return {
    serialization: 'advanced',
    execArgv: ['--max-semi-space-size=1'],
    env: { ...environment, ...ALLOCATOR },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }
}
