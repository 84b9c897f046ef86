import type { Language } from '#lib/i18n/languages.ts'

/** Invented figures and claims of the sample content as they are read, written here by hand from the specification. */
export const INVENTED: Record<Language, RegExp> = {
  en: /\b(?:250|100|50)\+ |(?<!\$)\b2,500\b|\b(?:25|50),000\b|\b50k\b|\b4\.[89]\b|\b99(?:\.2)?%|\b98%|\b100% verified|\$2M\b|\b24\/7\b|\bday and night\b|\bmatch[^."]*\b1-2 hours|\b30 minutes to 6 hours|\blicensed, insured|\bbackground-checked/i,
  fr: /\b(?:250|100|50)\+ |\bplus de (?:250|50)\b|\b2\s500\b(?!\s?[–$])|\b(?:25|50)\s000\b|\b4,[89]\b|\b99(?:,2)?\s%|\b98\s%|\b100\s%\svérifiés|\b2\sM\$|\b2\smillions\b|\bjour et nuit\b|\bjumel[^."]*\b1\sà\s2\sheures|\b30\sminutes\sà\s6\sheures|\blicence(?:,| et) assurés|\bantécédents vérifiés/i,
}

/** What the patterns find besides: cycles, pounds, litres and lumens, and what contractors have to be. */
export const OTHER = /cycles|\b50\slb\b|4[.,]8\sL\b|2[,\s]500\s(?:to|à)\s3|good at it|pour quiconque/
