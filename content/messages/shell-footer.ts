import type { Words } from './words.ts';

/** Key → note for the translator; a note names every {{placeholder}} its texts take. */
export const notes = {
  'shell.promoLabel': 'Name of the banner at the bottom, for screen readers',
  'shell.promoClose': 'Button that closes the banner',
  'shell.promoLimited': 'Tag of a limited offer without an end',
  'shell.promoLimitedUntil': 'Tag of a limited offer; {{date}} is its last day, like 31 dic',
  'shell.noticeVip': 'Banner: the VIP channel; {{price}} a month',
  'shell.noticeFreeChannel': 'Banner: the free channel',
  'shell.noticeBlog': 'Banner: the blog',
  'shell.noticeMerch': 'Banner: merchandise; {{brand}} is the brand name',
  'shell.noticeVsTraders': 'Banner: the sentiment page',
  'shell.noticeVideo': 'Banner: the video channel',
  'shell.noticePhoto': 'Banner: the photo profile',
  'shell.noticeGroup': 'Banner: the messaging group',
  'shell.footerLegal': 'Footer: heading over the legal documents',
  'shell.footerServices': 'Footer: heading over what can be had',
  'shell.footerResources': 'Footer: heading over what can be read and used',
  'shell.footerStatistics': 'Footer: heading over the figures the brand declares',
  'shell.footerContact': 'Footer: heading over the contact addresses',
  'shell.footerWarning': 'Footer: heading over the risk texts',
  'shell.footerRisk': 'Footer: risk of loss',
  'shell.footerStatus': 'Footer: no adviser, education only; {{brand}} is the brand name',
  'shell.footerResults': 'Footer: past and individual results',
  'shell.footerOfficial': 'Footer: only official site; {{domain}} is its host name, {{brand}} the brand name',
  'shell.footerRights': 'Footer: last line, after the year; {{brand}} is the brand name',
} as const;

export const es: Words<typeof notes> = {
  'shell.promoLabel': 'Avisos',
  'shell.promoClose': 'Cerrar los avisos',
  'shell.promoLimited': 'Oferta limitada',
  'shell.promoLimitedUntil': 'Oferta limitada: hasta el {{date}}',
  'shell.noticeVip': 'Canal VIP: señales con stop, {{price}} al mes',
  'shell.noticeFreeChannel': 'Canal gratuito: mira señales de muestra sin pagar',
  'shell.noticeBlog': 'Blog: operaciones con sus cuentas a la vista',
  'shell.noticeMerch': 'Merch de {{brand}}: mira lo que viene',
  'shell.noticeVsTraders': 'VS-Traders: mira de qué lado está el volumen minorista',
  'shell.noticeVideo': 'Mira los análisis en nuestro canal de video',
  'shell.noticePhoto': 'Sigue las gráficas en nuestro perfil de fotos',
  'shell.noticeGroup': 'Entra al grupo gratis y pregunta antes de pagar',
  'shell.footerLegal': 'Documentos legales',
  'shell.footerServices': 'Servicios',
  'shell.footerResources': 'Recursos',
  'shell.footerStatistics': 'Cifras declaradas',
  'shell.footerContact': 'Contacto',
  'shell.footerWarning': 'Aviso educativo',
  'shell.footerRisk':
    'Operar divisas, metales y criptoactivos conlleva un alto riesgo de pérdida: puedes perder todo tu capital.',
  'shell.footerStatus':
    '{{brand}} no es asesor de inversiones registrado ni administra fondos de terceros. Todo lo que publica es solo educativo.',
  'shell.footerResults':
    'Los resultados pasados no garantizan resultados futuros, y los resultados individuales no son típicos.',
  'shell.footerOfficial':
    'El único sitio oficial es {{domain}}. Si otro se presenta como {{brand}}, no confíes en él.',
  'shell.footerRights': '{{brand}}. Educación de trading.',
};

export const en: Words<typeof notes> = {
  'shell.promoLabel': 'Notices',
  'shell.promoClose': 'Close the notices',
  'shell.promoLimited': 'Limited offer',
  'shell.promoLimitedUntil': 'Limited offer: until {{date}}',
  'shell.noticeVip': 'VIP: signals with a stop, {{price}} a month',
  'shell.noticeFreeChannel': 'Free channel: see sample signals without paying',
  'shell.noticeBlog': 'Blog: trades with their sums in view',
  'shell.noticeMerch': '{{brand}} merch: see what is coming',
  'shell.noticeVsTraders': 'VS-Traders: see which side retail volume is on',
  'shell.noticeVideo': 'Watch the analyses on our video channel',
  'shell.noticePhoto': 'Follow the charts on our photo profile',
  'shell.noticeGroup': 'Join the free group and ask before you pay',
  'shell.footerLegal': 'Legal documents',
  'shell.footerServices': 'Services',
  'shell.footerResources': 'Resources',
  'shell.footerStatistics': 'Stated figures',
  'shell.footerContact': 'Contact',
  'shell.footerWarning': 'Disclaimer',
  'shell.footerRisk':
    'Trading currencies, metals and crypto carries a high risk of loss: you can lose all of your capital.',
  'shell.footerStatus':
    '{{brand}} is not a registered investment adviser and manages no third-party funds. Everything it publishes is education only.',
  'shell.footerResults':
    'Past results do not guarantee future results, and individual results are not typical.',
  'shell.footerOfficial':
    'The only official site is {{domain}}. If another one calls itself {{brand}}, do not trust it.',
  'shell.footerRights': '{{brand}}. Trading education.',
};
