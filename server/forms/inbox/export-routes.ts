import { Readable } from 'node:stream'
import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  FEEDBACK_CSV_PATH,
  feedbackStatuses,
  SIGN_UPS_CSV_PATH,
  signUpStatuses,
} from '#schema/api/forms'
import type { App } from '../../app/app'
import { callerOf } from '../../audit/audit'
import type { Orm } from '../../database/orm'
import { feedback, locations, signUps, users } from '../../database/tables'
import { noteExport, noteRefusal } from '../../graphql/operations/audited'
import { notSignedIn } from '../../http/errors/api-error'
import { explain } from '../../http/errors/explain'
import { sendError } from '../../http/errors/send-error'
import { tooMany } from '../../http/limits/too-many'
import type { Principal } from '../../people/access/principal'
import { feedbackCondition } from './feedback'
import { locationOfMessages } from './message-access'
import { signUpCondition } from './sign-ups'

type Query = Readonly<Record<string, unknown>>
type ExportRequest = FastifyRequest<{ Querystring: Query }>

/** A kind of message that can be exported as a table. */
interface Table {
  readonly action: string
  readonly name: string
  readonly head: readonly string[]
  /** Returns the next lines after a row, ordered by id; empty after the last. */
  lines(orm: Orm, exportQuery: ExportQuery, after: number): Promise<readonly Line[]>
}

interface ExportQuery {
  readonly principal: Principal
  readonly locationId: number | undefined
  readonly query: Query
}

interface Line {
  readonly id: number
  readonly cells: readonly string[]
}

const BATCH_SIZE = 500

/**
 * Registers `GET /api/inbox/feedback.csv` and `sign-ups.csv`: the inbox list as CSV, with the same filters. Rows are streamed in
 * batches. Each download is recorded in the audit log.
 */
export async function exportRoutes(fastify: FastifyInstance, app: App): Promise<void> {
  // Caches the caller per request, because looking up refused credentials again would throw in the error handler.
  const principals = new WeakMap<object, Principal | null>()
  await fastify.register(async (scope) => {
    scope.setErrorHandler(async (error, request, reply) => {
      const refusal = explain(error, { log: app.log, requestId: request.id })
      const principal = principals.get(request) ?? null
      await noteRefusal({ app, ...callerOf(request, principal) }, 'exportMessages', refusal.code)
      return sendError(request, reply, { error: refusal })
    })
    scope.get(FEEDBACK_CSV_PATH, (request: ExportRequest, reply) =>
      send(feedbackTable, request, reply),
    )
    scope.get(SIGN_UPS_CSV_PATH, (request: ExportRequest, reply) =>
      send(signUpTable, request, reply),
    )
  })

  async function send(table: Table, request: ExportRequest, reply: FastifyReply) {
    const { query } = request
    const principal = await app.accounts.principalOf(request)
    principals.set(request, principal)
    if (!principal) throw notSignedIn()
    const exportQuery = { ...locationOfMessages(principal, textOf(query.locationId)), query }
    const wait = await app.limits.spend('exportsOfPerson', `person ${principal.id}`)
    if (wait !== null) throw tooMany('downloads', wait)
    await noteExport({ app, ...callerOf(request, principal) }, table.action, exportQuery.locationId)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${table.name}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(textsOf(app.database.orm, table, exportQuery)))
  }
}

async function* textsOf(orm: Orm, table: Table, exportQuery: ExportQuery): AsyncGenerator<string> {
  const { BYTE_ORDER_MARK, writeCsv } = await import('#schema/text/csv')
  yield BYTE_ORDER_MARK + writeCsv([table.head])
  for (let after = 0; ; ) {
    const lines = await table.lines(orm, exportQuery, after)
    const last = lines.at(-1)
    if (!last) return
    yield writeCsv(lines.map(({ cells }) => cells))
    after = last.id
  }
}

const feedbackTable: Table = {
  action: 'exportFeedback',
  name: 'feedback',
  head: [
    'Received',
    'Location',
    'Name',
    'Email',
    'Message',
    'Page',
    'Status',
    'Assigned to',
    'Note',
  ],
  async lines(orm, { principal, locationId, query }, after) {
    const condition = feedbackCondition(
      principal,
      {
        search: textOf(query.search),
        status: oneOf(feedbackStatuses, query.status),
        assigneeId: textOf(query.assigneeId),
        isUnassigned: query.isUnassigned === 'true',
      },
      locationId,
    )
    const rows = await orm
      .select({ row: feedback, place: locations.name, assignee: users.name })
      .from(feedback)
      .innerJoin(locations, eq(locations.id, feedback.locationId))
      .leftJoin(users, eq(users.id, feedback.assigneeId))
      .where(isAfter(condition, gt(feedback.id, after)))
      .orderBy(asc(feedback.id))
      .limit(BATCH_SIZE)
    return rows.map(({ row, place, assignee }) => ({
      id: row.id,
      cells: [
        ...[row.createdAt.toISOString(), place, row.name, row.email, row.message, row.page],
        ...[row.status, assignee ?? '', row.note],
      ],
    }))
  },
}

const signUpTable: Table = {
  action: 'exportSignUps',
  name: 'sign-ups',
  head: ['Signed up', 'Location', 'Email', 'Status', 'Since', 'Page'],
  async lines(orm, { principal, locationId, query }, after) {
    const exportQuery = {
      search: textOf(query.search),
      status: oneOf(signUpStatuses, query.status),
    }
    const rows = await orm
      .select({ row: signUps, place: locations.name })
      .from(signUps)
      .innerJoin(locations, eq(locations.id, signUps.locationId))
      .where(isAfter(signUpCondition(principal, exportQuery, locationId), gt(signUps.id, after)))
      .orderBy(asc(signUps.id))
      .limit(BATCH_SIZE)
    return rows.map(({ row, place }) => ({
      id: row.id,
      cells: [
        ...[row.createdAt.toISOString(), place, row.email, row.status],
        ...[row.statusAt.toISOString(), row.page],
      ],
    }))
  },
}

function isAfter(condition: SQL | undefined, after: SQL): SQL | undefined {
  return and(condition, after)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | null {
  return values.find((value) => value === given) ?? null
}
