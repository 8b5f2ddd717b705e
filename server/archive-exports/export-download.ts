import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app/app'
import { callerOf } from '../audit/audit'
import { archiveExports } from '../database/tables'
import type { FileTarget } from '../file-target/file-target'
import { idOf } from '../graphql/operations/ids'
import { can } from '../people/access/can'
import { emitExport, mayArchivePeople } from './archive-exports'
import { keyOf } from './export-runner'

type Download = FastifyRequest<{ Params: { id: string } }>

/** `GET /editor/archives/7.zip`: downloads an archive for the person who requested it. Interrupted downloads can be resumed. */
export async function exportDownload(
  fastify: FastifyInstance,
  app: Pick<App, 'accounts' | 'changes' | 'database'>,
  files: () => Promise<FileTarget>,
): Promise<void> {
  fastify.get('/editor/archives/:id.zip', async (request: Download, reply) => {
    const principal = await app.accounts.principalOf(request)
    const id = idOf(request.params.id)
    const mayAsk = can(principal, 'administer', { locationId: null, isPublic: false })
    if (!principal || id === null || !mayAsk) return sendNotFound(reply)
    const isOwn = and(eq(archiveExports.id, id), eq(archiveExports.personId, principal.id))
    const [row] = await app.database.orm.select().from(archiveExports).where(isOwn)
    if (row?.status !== 'READY') return sendNotFound(reply)
    if (row.withPeople && !mayArchivePeople(principal)) return sendNotFound(reply)
    const size = row.bytes
    const etag = `"${row.file}"`
    const start = startOf(request, etag, size)
    const stream = await (await files()).open(keyOf(row), start)
    if (!stream) return sendNotFound(reply)
    if (start === 0)
      await app.changes.write((tx) =>
        emitExport(tx, row, { by: callerOf(request, principal), action: 'downloadArchive' }),
      )
    return reply
      .code(start === 0 ? 200 : 206)
      .headers({
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="toran-archive-${row.id}.zip"`,
        'content-length': size - start,
        'content-type': 'application/zip',
        ...(start > 0 && { 'content-range': `bytes ${start}-${size - 1}/${size}` }),
        etag,
      })
      .send(stream)
  })
}

/** Returns the position at which a download resumes; 0 for any other range. */
function startOf({ headers }: FastifyRequest, etag: string, size: number): number {
  const [, first] = /^bytes=(\d{1,15})-$/.exec(headers.range ?? '') ?? []
  const start = Number(first ?? 0)
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  return isSame && start < size ? start : 0
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('This archive doesn’t exist anymore. Make it again.')
}
