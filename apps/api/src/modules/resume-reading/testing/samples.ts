import { docxOf, onePagePdf, twoColumnPdf } from '#api/modules/resume-reading/testing/resumes.ts';
import {
  dateLines,
  employerAbove,
  employerBelow,
  promotions,
  titleBeforeDates,
  traps,
} from '#api/modules/resume-reading/testing/sample-texts.ts';

/** A resume and what a careful person would take from it, one fact a line: `job role @ employer from to`. */
type Sample = {
  readonly name: string;
  readonly format: 'pdf' | 'docx';
  readonly make: () => Promise<Buffer>;
  readonly facts: readonly string[];
};

const facts = (text: string): string[] => text.trim().split(/\n\s*/);

export const samples: readonly Sample[] = [
  {
    name: 'one column, dates at the right',
    format: 'pdf',
    make: () => onePagePdf(titleBeforeDates),
    facts: facts(`name Ana | María Díaz O’Brien
      mobile +919876543210
      place Pune | Mahārāshtra | India
      linkedin https://www.linkedin.com/in/ana-diaz
      institution University of Pune
      job Senior Developer @ Acme, Inc. 2020-1 now
      job Developer @ Globex Ltd 2017-3 2019-12
      qualification Bachelor of Engineering in Computer Science
      skill Java
      skill SQL
      skill Kotlin
      skill Docker
      skill Kubernetes
      language English
      language Hindi`),
  },
  {
    name: 'employer above the role',
    format: 'pdf',
    make: () => onePagePdf(employerAbove),
    facts: facts(`name Ravi | Kumar
      place Austin | Texas | United States
      institution University of Texas at Austin
      job Data Engineer @ Initech LLC 2019-3 2022-9
      job QA Analyst @ Umbrella Corporation 2016-6 2019-2
      qualification M.S. in Statistics
      skill Python
      skill SQL
      skill Airflow
      skill Snowflake
      certificate SnowPro Core Certification, Snowflake
      certificate Certified Scrum Master 445566`),
  },
  {
    name: 'employer below the role, accents',
    format: 'docx',
    make: () => docxOf(employerBelow.split('\n')),
    facts: facts(`name Émilie | Dubois-Lefèvre
      place Lyon |  | France
      institution EMLYON Business School
      job Project Manager @ Société Générale 2020-9 now
      job Business Analyst @ Orange 2018-1 2020-8
      qualification Master of Science in Management
      language French
      language English`),
  },
  {
    name: 'dates on lines of their own',
    format: 'docx',
    make: () => docxOf(dateLines.split('\n')),
    facts: facts(`name John | Smith
      mobile +15125550199
      job Systems Administrator @ Hooli 2018-4 2021-6
      job Support Technician @ Pied Piper 2015 2018
      skill Linux
      skill Bash
      skill Ansible
      about A place where servers run for years without anybody who has to look at them.`),
  },
  {
    name: 'two columns',
    format: 'pdf',
    make: () =>
      twoColumnPdf(
        'Zoë Van Der Berg',
        'CONTACT\nUtrecht, Netherlands\n+31 6 1234 5678\n\nSKILLS\nFigma\nCSS\nGo\n\nLANGUAGES\nDutch\nEnglish',
        'EXPERIENCE\nUI Designer, Bol\n2019 – 2023\nDesigned the basket\nGraphic Designer, Studio Blauw\n05/2016 – 11/2018\nDrew posters\nEDUCATION\nB.A. in Design, Utrecht School of the Arts',
      ),
    facts: facts(`name Zoë | Van Der Berg
      mobile +31612345678
      place Utrecht |  | Netherlands
      institution Utrecht School of the Arts
      job UI Designer @ Bol 2019 2023
      job Graphic Designer @ Studio Blauw 2016-5 2018-11
      qualification B.A. in Design
      skill Figma
      skill CSS
      skill Go
      language Dutch
      language English`),
  },
  {
    name: 'tables in a Word document',
    format: 'docx',
    make: () =>
      docxOf([
        ['Ngozi Okonjo', 'Lagos, Nigeria\n+234 803 123 4567'],
        'Work History',
        ['2018–2020', 'Accountant', 'Zenith Bank'],
        ['Mar 2021 – Present', 'Senior Accountant', 'Dangote Group'],
        'Qualifications',
        ['2017', 'B.Sc in Accounting', 'University of Lagos'],
        'Skills',
        ['Excel, QuickBooks\nNegotiation', 'Power BI'],
        'Certificates',
        'ACCA, Association of Chartered Certified Accountants',
      ]),
    facts: facts(`name Ngozi | Okonjo
      mobile +2348031234567
      place Lagos |  | Nigeria
      institution University of Lagos
      job Accountant @ Zenith Bank 2018 2020
      job Senior Accountant @ Dangote Group 2021-3 now
      qualification B.Sc in Accounting
      skill Excel
      skill QuickBooks
      skill Negotiation
      skill Power BI
      certificate ACCA, Association of Chartered Certified Accountants`),
  },
  {
    name: 'other scripts',
    format: 'docx',
    make: () =>
      docxOf([
        'Дмитрий Иванов',
        'Алматы, Kazakhstan',
        'Experience',
        'Developer, Яндекс\tАпрель 2020',
        'Разработчик | Developer at Тинькофф\tSince May 2021',
        'Languages: Русский, Russian, English',
      ]),
    facts: facts(`name Дмитрий | Иванов
      place Алматы |  | Kazakhstan
      job Developer @ Тинькофф 2021-5 now
      language Russian
      language English`),
  },
  {
    name: 'promotions at one employer',
    format: 'docx',
    make: () => docxOf(promotions.split('\n')),
    facts: facts(`name Lucía | Fernández
      place Madrid |  | Spain
      job Director, Customer Experience @ Contoso Ltd 2021-1 now
      job Senior Consultant - SAP @ Fabrikam Inc 2014-5 2018-1
      qualification MBA
      skill PL/SQL
      skill React
      skill Redux
      skill Java
      skill C
      link Twitter https://x.com/lucia
      link Blog https://lucia.medium.com`),
  },
  {
    name: 'traps',
    format: 'pdf',
    make: () => onePagePdf(traps),
    facts: facts(
      'name Maria | Go\n about To excel in a swift team, go further, and spark new ideas with the rest of the word.',
    ),
  },
];
