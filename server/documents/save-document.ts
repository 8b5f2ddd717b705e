import type { RequestContext } from '../graphql/operations/context'
import { withIdempotencyPrefetching } from '../graphql/operations/idempotency'
import { idOf } from '../graphql/operations/ids'
import { createDocument } from './create-document'
import { requireSignIn, type SavedDocument, savedDocument } from './document-row'
import { readSaveInput, type SaveArguments } from './save-input'
import { findForSave, updateDocument } from './update-document'

/**
 * Implements createOrUpdateDocument according to the ‘Minimal policy’ of reliability. Runs in one transaction that is on disk
 * before the response.
 */
export async function saveDocument(
  context: RequestContext,
  args: SaveArguments,
): Promise<SavedDocument> {
  const principal = requireSignIn(context.principal)
  const input = readSaveInput(args, context.app.configuration.maxBlocks)
  const isNew = args.id === null || args.id === undefined
  const id = isNew ? null : idOf(args.id)
  return context.app.changes.write((tx) =>
    withIdempotencyPrefetching(
      tx,
      {
        principal,
        key: args.idempotencyKey ?? null,
        payload: { ...args, idempotencyKey: null },
        prefetch: async () => (id === null ? null : findForSave(tx, id)),
      },
      async (found) => {
        const saveContext = { tx, principal, by: context }
        return savedDocument(
          isNew
            ? await createDocument(saveContext, input)
            : await updateDocument(saveContext, found, input),
          principal,
        )
      },
    ),
  )
}
