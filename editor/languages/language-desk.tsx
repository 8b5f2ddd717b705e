import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { LanguageDoorProvider } from '../panel/language-door'
import { Loading } from '../ui/lazy/loading'

const RemoveLanguageDialog = lazy(() =>
  import('./remove-language-dialog').then(({ RemoveLanguageDialog: component }) => ({
    default: component,
  })),
)

/** Gives everything inside the way to take a language off the page. */
export function LanguageDesk({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState<string | null>(null)
  const close = useCallback(() => setLanguage(null), [])
  return (
    <LanguageDoorProvider value={setLanguage}>
      {children}
      <Suspense fallback={<Loading />}>
        {language !== null && <RemoveLanguageDialog language={language} onClose={close} />}
      </Suspense>
    </LanguageDoorProvider>
  )
}
