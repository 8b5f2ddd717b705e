import { createHash, type Hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { quoteIdentifier, type TableShape } from './stored-tables'

interface TableContent {
  readonly rows: number
  readonly contentSha256: string
}

/** Returns the row count and hash of a table without storing it. */
export async function hashTable(client: pg.Client, table: TableShape): Promise<TableContent> {
  const content = createHash('sha256')
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() })
  const copy = client.query(copyTo(statementFor(table)))
  await pipeline(copy, hashing(content), nothing)
  return { rows: copy.rowCount, contentSha256: content.digest('hex') }
}

/** Writes a table's rows to a compressed file. */
export async function dumpTable(
  client: pg.Client,
  table: TableShape,
  file: string,
): Promise<TableContent & { readonly fileSha256: string }> {
  const content = createHash('sha256')
  const stored = createHash('sha256')
  const copy = client.query(copyTo(statementFor(table)))
  await pipeline(
    ...[copy, hashing(content), createGzip(), hashing(stored)],
    createWriteStream(file, { mode: 0o600, flush: true }),
  )
  return {
    rows: copy.rowCount,
    contentSha256: content.digest('hex'),
    fileSha256: stored.digest('hex'),
  }
}

function statementFor({ name, columns, order }: TableShape): string {
  const list = columns.map(quoteIdentifier).join(', ')
  return `copy (select ${list} from ${quoteIdentifier(name)} order by ${order}) to stdout`
}

/** Passes data through and hashes it. */
function hashing(hash: Hash): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
}
