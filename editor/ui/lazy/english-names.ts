import { useEffect } from 'react'
import { messageLanguage } from '#schema/messages/fill'
import { lazyPart, useLazy } from './lazy-part'

const englishTexts = lazyPart(
  async () => (await import('#schema/messages/english-texts')).englishTexts,
)
const NONE: readonly string[] = []

/** Returns the English names for a name in the person's language; none until they are fetched. */
export function englishNames(name: string): readonly string[] {
  return englishTexts.now()?.[name] ?? NONE
}

/** Fetches the English names when something is searched in another language, and renders again once they are loaded. */
export function useEnglishNames(): void {
  const { need } = useLazy(englishTexts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (messageLanguage !== 'en') void need()
  }, [])
}
