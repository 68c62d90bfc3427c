import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { showToast } from '../ui/toast.ts'

/** Leads home, and says why where it was a link to a recipe. */
export function LeadHome({ isRecipe }: { isRecipe: boolean }) {
  const { t } = useTranslation()
  useEffect(() => {
    if (isRecipe) void showToast('info', t('app.recipeMissing'))
  }, [isRecipe, t])
  return <Navigate to="/" replace />
}
