import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { RemoveLanguageProvider } from '../panel/remove-language-context'
import { Loading } from '../ui/lazy/loading'

const RemoveLanguageDialog = lazy(() =>
  import('./remove-language-dialog').then(({ RemoveLanguageDialog: component }) => ({
    default: component,
  })),
)

/** Lets everything inside open the dialog that takes a language off the page. */
export function LanguageDialogs({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<string | null>(null)
  const close = useCallback(() => setLanguage(null), [])
  return (
    <RemoveLanguageProvider value={setLanguage}>
      {children}
      <Suspense fallback={<Loading />}>
        {language !== null && <RemoveLanguageDialog language={language} onClose={close} />}
      </Suspense>
    </RemoveLanguageProvider>
  )
}
