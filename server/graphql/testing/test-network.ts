import { type App, closeApp } from '../../app/app'
import { openTestApp } from '../../app/testing/test-app'
import { importNetwork } from '../../import/import-network'
import { noPictures, smallNetwork, textPage } from '../../import/testing/small-network'
import { SAVE, TestApi } from './test-api'

/** For tests: the small network in a database of its own, and the API over it. */
interface TestNetwork {
  readonly app: App
  readonly api: TestApi
}

export async function openTestNetwork(url: string | undefined): Promise<TestNetwork> {
  const app = await openTestApp(url)
  await importNetwork(app, smallNetwork, { storePicture: noPictures })
  return { app, api: await TestApi.open(app) }
}

export async function closeTestNetwork({ app, api }: TestNetwork): Promise<void> {
  await api.server.close()
  await closeApp(app)
}

/** For tests: makes a page with one text; returns its id. */
export async function makeTestPage(
  api: TestApi,
  title: string,
  content: unknown = textPage('<p>One</p>'),
): Promise<string> {
  const variables = { title, type: 'PAGE', topic: { items: [{ content }] } }
  const { data, errors } = await api.ask(SAVE, variables)
  if (errors.length > 0) throw new Error(`'${title}' was not made: ${JSON.stringify(errors)}`)
  return data.createOrUpdateDocument.id
}
