import { languages } from '@roux/contract/language'
import { Globe, PenLine, SquarePen } from 'lucide-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { themeChoices } from '../browser/theme.ts'
import { useTheme } from '../browser/use-theme.ts'
import { themeIcons, themeNames } from '../features/theme/theme-looks.tsx'
import { chooseLanguage } from '../i18n/i18n.ts'
import { languageNames } from '../i18n/language-names.ts'
import { CodeMissing } from '../ui/lazy-boundary.tsx'
import type { MenuAction } from '../ui/menu-content.tsx'

/** What anybody can do anywhere: begin a recipe, and set how the page looks. */
export function useGeneralActions(): { begin: MenuAction[]; looks: MenuAction[] } {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const codeMissing = useContext(CodeMissing)
  const theme = useTheme()
  return {
    begin: [
      {
        icon: <SquarePen aria-hidden="true" />,
        text: t('appSidebar.newRecipe'),
        onSelect: () => void navigate('/'),
      },
      {
        icon: <PenLine aria-hidden="true" />,
        text: t('appSidebar.writeByHand'),
        onSelect: () => void navigate('/recipe/new'),
      },
    ],
    looks: [
      ...themeChoices
        .filter((choice) => choice !== theme.choice)
        .map((choice) => ({
          icon: themeIcons[choice],
          text: t('palette.theme', { name: t(themeNames[choice]) }),
          onSelect: () => theme.choose(choice),
        })),
      ...languages.map((language) => ({
        icon: <Globe aria-hidden="true" />,
        text: t('palette.language', { name: languageNames[language].own }),
        onSelect: () => void chooseLanguage(language).catch(codeMissing),
      })),
    ],
  }
}
