import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { mediaBlock, uploadPicture } from '../media/testing/pictures'
import { API_PRINCIPAL, Principal } from '../people/access/principal'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { pictureIssues } from './picture-issues'

describe.each(testDatabases)('pictures that publishing would make public on $kind', ({ url }) => {
  let site: TestSite
  let theirs: number
  beforeAll(async () => {
    site = await openTestSite(url)
    theirs = Number((await uploadPicture(site, 20)).id)
  }, 120_000)
  afterAll(() => site.close())

  test('a picture that the publisher may not see is refused, in a block and as the page’s own', async () => {
    expect(await issuesOf(managerOf(10))).toMatchObject([
      { block: `b_media_${theirs}`, message: `Picture ${theirs} doesn’t exist` },
      { field: 'image', message: `Picture ${theirs} doesn’t exist` },
    ])
  })

  test('anyone who may see it publishes it', async () => {
    expect(await issuesOf(managerOf(20))).toEqual([])
    expect(await issuesOf(API_PRINCIPAL)).toEqual([])
  })

  function issuesOf(principal: Principal) {
    const content = JSON.stringify({ format: 1, blocks: [mediaBlock(theirs)] })
    const item = {
      language: 'en-US',
      locationId: 10,
      title: '',
      richText: '',
      content,
      description: '',
      imageId: null,
    }
    return pictureIssues(site.app.database.orm, principal, { items: [item], imageId: theirs })
  }
})

function managerOf(locationId: number): Principal {
  const assignments = [{ locationId, level: 'MANAGE' as const }]
  return new Principal({ id: 'p', name: 'P', email: 'p@example.org', assignments })
}
