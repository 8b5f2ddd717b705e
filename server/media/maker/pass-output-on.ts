import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'

interface Outputs {
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream
}

/**
 * Passes on what a process writes (`stdio: 'pipe'`), in place of sharing the output with it: Node makes a shared output wait for its
 * reader, in this process, too. Does not keep this process running.
 */
export function passOutputOn({ stdout, stderr }: ChildProcess, to: Outputs = process): void {
  for (const [from, output] of [
    [stdout, to.stdout],
    [stderr, to.stderr],
  ] as const) {
    from?.pipe(output, { end: false })
    if (from instanceof Socket) from.unref()
  }
}
