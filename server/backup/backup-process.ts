import { type ChildProcess, spawn } from 'node:child_process'
import type { Logger } from 'pino'
import type { BackupSchedule } from './backup-job'

interface BackupProcess {
  /** Begins a backup, unless one runs. */
  begin(): void
  /** Ends it, and waits until it is over. */
  stop(): Promise<void>
}

/** What a backup says last, in characters: its error. */
const MAX_OUTPUT = 4_000

/**
 * Makes scheduled backups in a process of its own, by the same command as by hand: compressing and comparing would keep the
 * server from answering, and its memory is given back.
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
