export type City = { readonly name: string; readonly state: string; readonly pincode: string };

/** City, state as ISO 3166-2 spells it, postal code in which a person's digits differ at the end; the larger first. */
const lines = {
  'United States': `
    New York | New York | 10000
    Dallas | Texas | 75200
    San Francisco | California | 94100
    Chicago | Illinois | 60600
    Atlanta | Georgia | 30300
    Seattle | Washington | 98100
    Austin | Texas | 78700
    Boston | Massachusetts | 02100
    Jersey City | New Jersey | 07300
    Charlotte | North Carolina | 28200
    Phoenix | Arizona | 85000
    Denver | Colorado | 80200
    Houston | Texas | 77000
    San Jose | California | 95100
    Columbus | Ohio | 43200
    Tampa | Florida | 33600
    Minneapolis | Minnesota | 55400
    Washington | District of Columbia | 20000
    Philadelphia | Pennsylvania | 19100
    Los Angeles | California | 90000
    Raleigh | North Carolina | 27600
    Detroit | Michigan | 48200
    Portland | Oregon | 97200
    Salt Lake City | Utah | 84100
    Nashville | Tennessee | 37200
    St. Louis | Missouri | 63100
  `,
  India: `
    Bengaluru | Karnātaka | 560000
    Hyderabad | Telangāna | 500000
    Pune | Mahārāshtra | 411000
    Chennai | Tamil Nādu | 600000
    Mumbai | Mahārāshtra | 400000
    Noida | Uttar Pradesh | 201300
    Gurugram | Haryāna | 122000
    New Delhi | Delhi | 110000
    Kolkata | West Bengal | 700000
    Ahmedabad | Gujarāt | 380000
    Kochi | Kerala | 682000
    Coimbatore | Tamil Nādu | 641000
    Jaipur | Rājasthān | 302000
    Indore | Madhya Pradesh | 452000
    Nagpur | Mahārāshtra | 440000
    Visakhapatnam | Andhra Pradesh | 530000
    Bhubaneswar | Odisha | 751000
  `,
  Canada: `
    Toronto | Ontario | M5V 0A0
    Vancouver | British Columbia | V6B 0C0
    Montréal | Quebec | H3B 0K0
    Calgary | Alberta | T2P 0M0
    Ottawa | Ontario | K1P 0B0
  `,
  'United Kingdom': `
    Manchester | Manchester | M1 0AB
    Birmingham | Birmingham | B1 0CD
    Leeds | Leeds | LS1 0EF
    Edinburgh | Edinburgh, City of | EH1 0GH
    Cardiff | Cardiff | CF10 0JK
  `,
  Mexico: `
    Ciudad de México | Ciudad de México | 06000
    Guadalajara | Jalisco | 44100
    Monterrey | Nuevo León | 64000
    Querétaro | Querétaro | 76000
  `,
  Germany: `
    Berlin | Berlin | 10100
    München | Bayern | 80300
    Hamburg | Hamburg | 20000
    Frankfurt am Main | Hessen | 60300
    Köln | Nordrhein-Westfalen | 50600
    Stuttgart | Baden-Württemberg | 70100
  `,
  Brazil: `
    São Paulo | São Paulo | 01000-000
    Rio de Janeiro | Rio de Janeiro | 20000-000
    Belo Horizonte | Minas Gerais | 30000-000
    Curitiba | Paraná | 80000-000
    Recife | Pernambuco | 50000-000
  `,
  Philippines: `
    Makati | National Capital Region | 1200
    Cebu City | Central Visayas | 6000
    Davao City | Davao | 8000
  `,
  Poland: `
    Warszawa | Mazowieckie | 00-100
    Kraków | Małopolskie | 30-000
    Wrocław | Dolnośląskie | 50-000
    Gdańsk | Pomorskie | 80-000
  `,
  Nigeria: `
    Lagos | Lagos | 100000
    Abuja | Abuja Federal Capital Territory | 900000
    Ibadan | Oyo | 200000
    Port Harcourt | Rivers | 500000
  `,
  Egypt: `
    Cairo | Al Qāhirah | 11500
    Alexandria | Al Iskandarīyah | 21500
    Giza | Al Jīzah | 12500
  `,
  Spain: `
    Madrid | Madrid, Comunidad de | 28000
    Barcelona | Catalunya | 08000
    Valencia | Valenciana, Comunidad | 46000
    Sevilla | Andalucía | 41000
  `,
  Japan: `
    Tokyo | Tôkyô | 100-0000
    Osaka | Ôsaka | 530-0000
    Yokohama | Kanagawa | 220-0000
  `,
  Australia: `
    Sydney | New South Wales | 2000
    Melbourne | Victoria | 3000
    Brisbane | Queensland | 4000
    Perth | Western Australia | 6000
  `,
} as const;

type Country = keyof typeof lines;

export const citiesOf = (country: Country): City[] =>
  lines[country]
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', state = '', pincode = ''] = line.trim().split(' | ');
      return { name, state, pincode };
    });
