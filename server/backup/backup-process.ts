import { type ChildProcess, spawn } from 'node:child_process'
import type { Logger } from 'pino'
import type { BackupSchedule } from './backup-job'

interface BackupProcess {
  /** Starts a backup, unless one is running. */
  begin(): void
  /** Stops the backup, and waits until its process has exited. */
  stop(): Promise<void>
}

/** Length of the kept end of the output, in characters: its error. */
const MAX_OUTPUT = 4_000

/**
 * Makes scheduled backups in a separate process, with the same command as by hand: compressing and comparing would block the
 * server, and its memory is freed afterwards.
 */
export function createBackupProcess(
  { place, keep }: BackupSchedule,
  { program, log }: { readonly program: string; readonly log: Pick<Logger, 'info' | 'error'> },
): BackupProcess {
  let running: ChildProcess | null = null
  let ended: Promise<void> = Promise.resolve()
  return {
    begin() {
      if (running) return
      const args = [program, 'backup', place, '--keep', String(keep), '--verify']
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
      running = child
      ended = follow(child).finally(() => {
        running = null
      })
    },
    async stop() {
      running?.kill('SIGTERM')
      await ended
    },
  }

  function follow(child: ChildProcess): Promise<void> {
    let output = ''
    child.stderr?.on('data', (text) => {
      output = `${output}${text}`.slice(-MAX_OUTPUT)
    })
    return new Promise((resolve) => {
      child.once('error', (error) => {
        log.error({ err: error }, 'the scheduled backup could not be started')
        resolve()
      })
      child.once('close', (code, signal) => {
        if (code === 0) log.info({ place }, 'the scheduled backup was made and verified')
        else log.error({ code, signal, output: output.trim() }, 'the scheduled backup failed')
        resolve()
      })
    })
  }
}
