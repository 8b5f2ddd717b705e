import { refusalFor } from '#schema/api/refusals/refusals'
import type { RequestContext } from '../graphql/operations/context'
import { ApiError, forPrograms } from '../http/errors/api-error'
import { storedRefusal } from '../http/errors/refusal-text'
import { readFeed } from '../http/read-public'
import event from '../records/event/event.adapter'
import { timeZoneOf } from '../records/save-record'
import { calendarAddress } from './calendar-address'
import { mayImport } from './may-import'
import { NoCalendar, readCalendar } from './read-calendar'
import { type ImportAnswer, runImport } from './run-import'

interface ImportCalendarArguments {
  readonly locationId: string
  readonly text?: string | null
  readonly address?: string | null
  readonly isDryRun: boolean
  readonly isPublic: boolean
}

/** Maximum number of events written in one transaction. */
const MAX_EVENTS = 500

/** Adds the events of a calendar to a location, or updates those added by an earlier import. */
export async function importCalendar(
  _: unknown,
  { text, address, ...args }: ImportCalendarArguments,
  context: RequestContext,
): Promise<ImportAnswer> {
  const { writer } = event
  const locationId = mayImport(context.principal, writer, args.locationId)
  const timeZone = await timeZoneOf(context.app.database.orm, locationId)
  const { rows, skipped } = readCalendarText(text ?? (await fetchCalendar(address)), {
    ...{ timeZone, now: context.app.clock() },
  })
  if (rows.length > MAX_EVENTS)
    throw new ApiError(
      'LIMIT_EXCEEDED',
      refusalFor('manyCalendarEvents', { count: rows.length, most: MAX_EVENTS }),
    )
  const answer = await runImport(context, { ...args, writer, locationId, rows })
  const others = skipped.map(({ problem, ...each }) => ({
    ...{ ...each, state: 'LEFT_OUT' as const, recordId: null },
    problem: storedRefusal(problem),
  }))
  return { ...answer, rows: [...answer.rows, ...others].sort((a, b) => a.line - b.line) }
}

function readCalendarText(...[text, options]: Parameters<typeof readCalendar>) {
  try {
    return readCalendar(text, options)
  } catch (error) {
    if (error instanceof NoCalendar)
      throw new ApiError('BAD_USER_INPUT', refusalFor('notACalendar'))
    throw error
  }
}

/** Fetches a calendar from a public address; also accepts addresses that start with webcal. */
async function fetchCalendar(address: string | null | undefined): Promise<string> {
  if (!address)
    throw new ApiError(
      'BAD_USER_INPUT',
      forPrograms('Pass the text of a calendar, or its address.'),
    )
  const url = calendarAddress(address)
  try {
    return await readFeed(url)
  } catch {
    // The message must not reveal responses of servers in our network.
    throw new ApiError('BAD_USER_INPUT', refusalFor('noCalendarThere'))
  }
}
