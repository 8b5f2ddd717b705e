import { useRolloutSite } from '../../rollouts/testing/rollout-site'
import { LEICESTER } from './override-site'

const PLACE = '$documentId: ID!, $locationId: ID!'
const at = 'documentId: $documentId, locationId: $locationId'
export const DETACH = `mutation (${PLACE}) { detachPage(${at}) { id detachedBy attachedAt } }`
export const PREVIEW = `query (${PLACE}) {
  attachPreview(${at}) {
    stamp keptCount comingCount addedLanguages removedLanguages
    kept { kind state language blockId field location network lock { by } }
    coming { kind state language blockId field location network lock { by } }
  }
}`
export const ATTACH = `mutation (${PLACE}, $keep: AttachChoice!, $expected: String!) {
  attachPage(${at}, keep: $keep, expected: $expected) { id attachedBy }
}`
export const UNDO = 'mutation ($id: ID!) { undoAttachPage(id: $id) { id attachedAt } }'
export const DETACHED = `query (${PLACE}) {
  effectivePage(${at}, language: "en-US") {
    version networkVersion detached { detachedBy isNetworkPublic isNetworkChanged } page { content } differences { state }
  }
}`
export const OWN = 'Scarves are lent'

/** Page of the network at a location, Leicester unless another is named. */
export function placeOf(documentId: string, locationId: string = LEICESTER) {
  return { documentId, locationId }
}

/** For tests: the site of the rollouts, whose locations detach and attach pages. */
export function useDetachingSite(url: string | undefined) {
  const scene = useRolloutSite(url)
  return { ...scene, attach }

  async function attach(documentId: string, keep: 'CHANGED_HERE' | 'EVERYTHING') {
    const { stamp } = await scene.done(PREVIEW, placeOf(documentId))
    return scene.done(ATTACH, { ...placeOf(documentId), keep, expected: stamp })
  }
}
