import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { MediaItem } from '#schema/entities/media'
import { newBlock } from '#schema/page/stored-props'
import { emptySource, testSession } from '../testing/open-session'
import { block } from '../testing/three-blocks'
import { createChecks } from './create-checks'

test('a picture without alt text is no longer warned about once it has one, in the list and before publishing', async () => {
  let altText = ''
  const picture = () =>
    ({ id: 1, type: 'image/jpeg', displayName: 'IMG_2026', altText, metadata: {} }) as MediaItem
  const source = { ...emptySource, media: async () => [picture()] }
  const blocks = [newBlock(block('Media'), 'b1', { medias: [1] })]
  const session = testSession({ format: 1, blocks }, { registry: definitions, source })
  const checks = createChecks(session, {
    source,
    blocksOn: async () => [],
    isAnswered: async () => true,
  })
  const stop = checks.watch()
  const listed = () => pictures(checks.store.getState().checks)
  await expect.poll(listed).toEqual(["The picture 'IMG_2026' has no alt text"])
  expect(pictures(await checks.now())).toHaveLength(1)
  altText = 'Lamps in a row'
  session.uiStore.refreshRecords()
  await expect.poll(listed).toEqual([])
  expect(pictures(await checks.now())).toEqual([])
  stop()
})

function pictures(checks: readonly { readonly kind: string; readonly message: string }[]) {
  return checks.filter(({ kind }) => kind === 'picture').map(({ message }) => message)
}
