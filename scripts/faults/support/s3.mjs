import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { freePort } from '../../free-port.mjs'

const BUCKET = 'pictures'

/** An S3-compatible store for a scenario, which is stopped and started again on the same files. */
export async function createS3() {
  const directory = await mkdtemp(join(tmpdir(), 'toran-s3-'))
  const port = await freePort()
  /** @type {{ run(): Promise<unknown>, close(): Promise<void> } | null} */
  let running = null
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async start() {
      running = new S3rver({
        port,
        address: '127.0.0.1',
        silent: true,
        directory,
        configureBuckets: [{ name: BUCKET, configs: [] }],
      })
      await running?.run()
    },
    async stop() {
      await running?.close()
      running = null
    },
    async remove() {
      await running?.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
