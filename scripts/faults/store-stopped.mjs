import { graphql } from './support/api.mjs'
import { onDatabase } from './support/databases.mjs'
import { expect, until } from './support/expect.mjs'
import { publishPicture, statusAt, upload } from './support/pictures.mjs'
import { createS3 } from './support/s3.mjs'

/**
 * The S3-compatible store stops and starts again: pages and sizes made before are served, uploads say that they cannot be
 * stored, nothing of them is left, the nearest size stands in for one that is not made, and everything works once it is back.
 * @type {import('./run.mjs').Scenario}
 */
export default async function storeStopped() {
  const s3 = await createS3()
  try {
    await s3.start()
    return await onDatabase(null, async (database) => {
      const server = database.server(s3.environment)
      await server.start()
      const { item } = await upload(server)
      await publishPicture(server, '/store', item.id)
      expect((await statusAt(server, `${item.url}?w=320`)) === 200, 'A published picture is shown')
      const before = await count(server)
      await s3.stop()
      const refused = await upload(server)
      expect(refused.status === 503, `An upload is answered 503, not ${refused.status}`)
      expect((await statusAt(server, '/store')) === 200, 'Pages are served')
      expect((await statusAt(server, `${item.url}?w=320`)) === 200, 'What was made is served')
      const unmade = await statusAt(server, `${item.url}?w=480`)
      expect(
        unmade === 200,
        `The nearest size stands in for one that is not made yet, not ${unmade}`,
      )
      const original = await statusAt(server, `/media/${item.id}/original`)
      expect(original === 503, `An original is answered 503, not ${original}`)
      expect((await count(server)) === before, 'Nothing of the refused upload is left')
      await s3.start()
      await until(async () => (await upload(server)).status === 201, 'uploads are taken again')
      expect((await statusAt(server, `${item.url}?w=480`)) === 200, 'Sizes are made again')
      return { said: refused.message }
    })
  } finally {
    await s3.remove()
  }
}

/** @param {import('./support/server.mjs').TestServer} server */
async function count(server) {
  const { allMedia } = await graphql(server, '{ allMedia(first: 1) { totalCount } }')
  return allMedia.totalCount
}
