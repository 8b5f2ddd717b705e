import { readCalendarFile } from '../../../http/read-public'
import { servePublicly } from '../../../http/testing/public-server'

export interface CalendarServer {
  /** Its answer. */
  text: string
  status: number
  /** The number of requests, and of those that it answered with nothing new. */
  readonly asked: { times: number; unchanged: number }
  readonly read: typeof readCalendarFile
  close(): void
}

/** For tests: a server of calendars, whatever their address, that knows ETags. */
export async function openCalendarServer(): Promise<CalendarServer> {
  const asked = { times: 0, unchanged: 0 }
  const { origin, parts, close } = await servePublicly((request, answer) => {
    asked.times += 1
    const etag = `"${server.text.length}-${server.text.slice(-200).length}"`
    if (request.headers['if-none-match'] === etag) {
      asked.unchanged += 1
      answer.writeHead(304).end()
      return
    }
    answer.writeHead(server.status, { 'content-type': 'text/calendar', etag }).end(server.text)
  })
  const request = ((target: URL, ...rest: []) =>
    parts.request(new URL(target.pathname, origin), ...rest)) as typeof parts.request
  const server: CalendarServer = {
    ...{ text: '', status: 200, asked, close },
    read: (address, known) => readCalendarFile(address, known, { ...parts, request }),
  }
  return server
}

/** For tests: the lines of an event nine days from now, by its UID. */
export function calendarEvent(uid: string, title: string, ...more: readonly string[]): string {
  const day = calendarDay(9)
  const start = more.some((line) => line.startsWith('DTSTART')) ? [] : [`DTSTART:${day}T150000Z`]
  return ['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${title}`, ...start, ...more, 'END:VEVENT'].join(
    '\r\n',
  )
}

/** For tests: so many days from now, as calendars write them. */
export function calendarDay(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return day.toISOString().slice(0, 10).replaceAll('-', '')
}

export function calendarText(...entries: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries, 'END:VCALENDAR', ''].join('\r\n')
}
