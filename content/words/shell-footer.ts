import { defineWords } from './define.ts';

export const shellFooter = defineWords({
  'shell.promoLabel': {
    note: 'Name of the banner at the bottom, for screen readers',
    es: 'Avisos',
    en: 'Notices',
  },
  'shell.promoClose': {
    note: 'Button that closes the banner',
    es: 'Cerrar los avisos',
    en: 'Close the notices',
  },
  'shell.promoLimited': {
    note: 'Tag of a limited offer; {{regular}} is the price without it, like 120 USD; {{date}} is its last day, like 31 dic',
    es: 'Oferta limitada: en vez de {{regular}}, hasta el {{date}}',
    en: 'Limited offer: instead of {{regular}}, ends {{date}}',
  },
  'shell.footerLegal': {
    note: 'Footer: heading over the legal documents',
    es: 'Documentos legales',
    en: 'Legal documents',
  },
  'shell.footerServices': {
    note: 'Footer: heading over what can be had',
    es: 'Servicios',
    en: 'Services',
  },
  'shell.footerResources': {
    note: 'Footer: heading over what can be read and used',
    es: 'Recursos',
    en: 'Resources',
  },
  'shell.footerStatistics': {
    note: 'Footer: heading over the figures the brand declares',
    es: 'Cifras declaradas',
    en: 'Reported figures',
  },
  'shell.footerContact': {
    note: 'Footer: heading over the contact addresses',
    es: 'Contacto',
    en: 'Contact',
  },
  'shell.footerWarning': {
    note: 'Footer: heading over the risk texts',
    es: 'Aviso educativo',
    en: 'Disclaimer',
  },
  'shell.footerRisk': {
    note: 'Footer: risk of loss',
    es: 'Operar forex, metales y criptoactivos conlleva un alto riesgo de pérdida: puedes perder todo tu capital.',
    en: 'Trading forex, metals and crypto carries a high risk of loss: you can lose all of your capital.',
  },
  'shell.footerStatus': {
    note: 'Footer: no adviser, education only',
    es: 'No somos asesores de inversiones registrados ni administramos fondos de terceros. Todo lo que publicamos es solo educativo.',
    en: 'We are not a registered investment adviser and manage no third-party funds. Everything we publish is for education only.',
  },
  'shell.footerResults': {
    note: 'Footer: past and individual results',
    es: 'Los resultados pasados no garantizan resultados futuros, y los resultados individuales no son típicos.',
    en: 'Past results do not guarantee future results, and individual results are not typical.',
  },
  'shell.footerOfficial': {
    note: 'Footer: only official site; {{domain}} is its host name, {{brand}} the brand name',
    es: 'El único dominio oficial es {{domain}}. Si otro se presenta como {{brand}}, no confíes en él.',
    en: 'The only official domain is {{domain}}. If another one calls itself {{brand}}, do not trust it.',
  },
  'shell.footerRights': {
    note: 'Footer: last line, after the year; {{brand}} is the brand name',
    es: '{{brand}}. Educación de trading.',
    en: '{{brand}}. Trading education.',
  },
});
