import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { definitions } from '#renderer/registry/definitions'
import type { Registry } from '#schema/block/block'
import type { App } from '../app'
import { textPage } from '../data/sample-fixture'
import { isUnavailable } from '../data/unavailable'
import { createServer } from '../http/create-server'
import { commonHeaders } from '../http/security-headers'
import { mediaRoutes } from '../media/media-routes'
import { pictureAccess } from '../media/picture-access'
import { pictureFocus } from '../media/picture-focus'
import { createPictureStore } from '../media/picture-store'
import { uploadRoutes } from '../media/upload-routes'
import { registerGraphql } from '../operations/register-graphql'
import { TEST_TOKEN } from '../test-app'
import { appContent } from './app-content'
import { quickAnswer } from './quick-answer'
import { createSite } from './site'
import { siteRoutes } from './site-routes'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><rect width="1000" height="1000" fill="#b23a12"/></svg>'

export interface TestSiteOptions {
  /** Where made pictures are kept. */
  readonly folder: string
  readonly registry?: Registry
}

/** For tests: the public site, its pictures and the API over an app, at https://www.example.org. */
export async function openTestSite(
  app: App,
  { folder, registry = definitions }: TestSiteOptions,
): Promise<FastifyInstance> {
  const log = pino({ level: 'silent' })
  const site = createSite({
    content: appContent(app),
    registry,
    origin: 'https://www.example.org',
    visitorScript: '/assets/site/main.js',
    isUnavailable,
    onBlockFailure: (_block, _page, error) => {
      throw error
    },
  })
  const server = createServer({
    log,
    isUnavailable,
    https: true,
    trustedProxies: [],
    before: quickAnswer(site, { headers: commonHeaders(true), log }),
  })
  await registerGraphql(server, app)
  const pictures = createPictureStore({
    folder,
    draw: () => ({ svg: DRAWING, width: 1000 }),
    onError: (error) => {
      throw error
    },
  })
  mediaRoutes(server, { access: pictureAccess(app), focus: pictureFocus(app), pictures })
  await uploadRoutes(server, app, pictures)
  siteRoutes(server, site)
  return server
}

/** For tests: asks the API with all rights; fails when it answers an error. */
export async function askSite(
  server: FastifyInstance,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
): Promise<any> {
  const answer = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TEST_TOKEN}` },
    payload: JSON.stringify({ query, variables }),
  })
  const { data, errors } = answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

export interface TestPage {
  readonly address: string
  /** What its one block says. */
  readonly text: string
  readonly locationId?: number
}

/** For tests: makes a page, publishes it and answers its id. */
export async function publishPage(
  server: FastifyInstance,
  { address, text, locationId = 10 }: TestPage,
): Promise<string> {
  const { createOrUpdateDocument: made } = await askSite(
    server,
    `mutation ($address: String, $locationId: ID, $content: JSON) {
      createOrUpdateDocument(title: "A page", type: PAGE, topic: { externalUrl: $address, locationId: $locationId,
        items: [{ locationId: $locationId, title: "A page", content: $content }] }) { id } }`,
    { address, locationId, content: textPage(`<p>${text}</p>`) },
  )
  await askSite(
    server,
    'mutation ($id: ID!) { publishDocument(id: $id, expectedVersion: 1) { version } }',
    {
      id: made.id,
    },
  )
  return made.id
}
