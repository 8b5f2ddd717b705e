import { request } from 'node:http'
import { type DocumentChange, documentChange } from '#schema/api/changes'

/** For tests: an open stream of changes, as a browser reads it. */
export interface ReadStream {
  readonly status: number
  readonly type: string
  /** The events so far, oldest first. */
  readonly events: readonly StreamEvent[]
  /** The number of the stream's heartbeats. */
  beats(): number
  /** True once the server has ended it. */
  isEnded(): boolean
  close(): void
}

interface StreamEvent {
  readonly id: string
  readonly name: string
  readonly change: DocumentChange | null
}

export function readStream(url: string, headers: Record<string, string>): Promise<ReadStream> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const events: StreamEvent[] = []
      let text = ''
      let beats = 0
      let isEnded = false
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        const parts = (text + part).split('\n\n')
        text = parts.pop() ?? ''
        for (const each of parts)
          if (each === ':') beats += 1
          else if (each.includes('event:')) events.push(eventOf(each))
      })
      answer.on('end', () => {
        isEnded = true
      })
      answer.on('error', () => undefined)
      resolve({
        status: answer.statusCode ?? 0,
        type: answer.headers['content-type'] ?? '',
        events,
        beats: () => beats,
        isEnded: () => isEnded,
        close: () => asked.destroy(),
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

function eventOf(text: string): StreamEvent {
  const lines = new Map(
    text.split('\n').map((line): [string, string] => {
      const [name = '', ...rest] = line.split(': ')
      return [name, rest.join(': ')]
    }),
  )
  const data = lines.get('data') ?? ''
  return {
    id: lines.get('id') ?? '',
    name: lines.get('event') ?? '',
    change: data === '' ? null : documentChange.parse(JSON.parse(data)),
  }
}
