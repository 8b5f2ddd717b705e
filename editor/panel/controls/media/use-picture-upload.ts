import { useState } from 'react'
import type { Sending } from '../../../library/pictures'
import { type FoundRecord, useRecordSearch } from '../../../library/record-search'
import { useSession } from '../../../store/session'

/** A file that was not taken, and why. */
export interface RefusedPicture {
  readonly sending: Sending
  readonly message: string
}

export interface PictureUpload {
  /** The name of the file being uploaded. */
  readonly sending: string | null
  readonly refused: readonly RefusedPicture[]
  /** Sends files one after another; those that were stored are handed on together. */
  send(files: readonly File[]): Promise<void>
  /** Retries failed uploads. */
  retry(): Promise<void>
}

/** Uploads pictures to the location of the page. */
export function usePictureUpload(take: (records: readonly FoundRecord[]) => void): PictureUpload {
  const { context, uiStore } = useSession()
  const { pictures } = useRecordSearch()
  const [sending, setSending] = useState<string | null>(null)
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([])
  return {
    sending,
    refused,
    send: (files) =>
      sendAll(
        files.map((file) => ({
          file,
          key: crypto.randomUUID(),
          locationId: context.location.id,
        })),
      ),
    retry: () => sendAll(refused.map((one) => one.sending)),
  }

  async function sendAll(all: readonly Sending[]): Promise<void> {
    if (all.length === 0 || sending !== null) return
    const stored: FoundRecord[] = []
    const failed: RefusedPicture[] = []
    setRefused([])
    for (const one of all) {
      setSending(one.file.name)
      await pictures.upload(one).then(
        (record) => stored.push(record),
        (error: unknown) => failed.push({ sending: one, message: messageOf(error) }),
      )
    }
    setSending(null)
    setRefused(failed)
    if (stored.length === 0) return
    uiStore.announce(
      stored.length === 1 ? 'Picture uploaded' : `${stored.length} pictures uploaded`,
    )
    take(stored)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The pictures among what is dropped or pasted; what they really are, the server finds out. */
export function picturesIn(transfer: DataTransfer | null): readonly File[] {
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
