import { type ReactNode, useCallback, useState } from 'react'
import { RemoveLanguageProvider } from '../panel/remove-language-context'
import { lazyDialog } from '../ui/lazy/lazy-dialog'
import { lazyPart } from '../ui/lazy/lazy-part'

const RemoveLanguageDialog = lazyDialog(
  lazyPart(() => import('./remove-language-dialog').then((part) => part.RemoveLanguageDialog)),
)

/** Provider that lets its descendants open the dialog to remove a language. */
export function LanguageDialogs({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<string | null>(null)
  const close = useCallback(() => setLanguage(null), [])
  return (
    <RemoveLanguageProvider value={setLanguage}>
      {children}
      {language !== null && <RemoveLanguageDialog language={language} onClose={close} />}
    </RemoveLanguageProvider>
  )
}
