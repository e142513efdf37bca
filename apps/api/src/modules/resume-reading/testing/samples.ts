import { docxOf, onePagePdf, twoColumnPdf } from '#api/modules/resume-reading/testing/resumes.ts';
import {
  dateLines,
  employerAbove,
  employerBelow,
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

const titleBeforeDates = `Ana María Díaz O’Brien
Senior Java Developer
Pune, Maharashtra, India | +91 98765 43210 | linkedin.com/in/ana-diaz

WORK EXPERIENCE
Senior Developer, Acme, Inc.\tJan 2020 – Present
• Built the ledger in Java, and led a team of five people who work on
Spring Boot and Kafka
Developer, Globex Ltd\t03/2017 - 12/2019
• Wrote reports for 2018 and 2019
Freelance\t2015 – 2016
• Many small things

EDUCATION
Bachelor of Engineering in Computer Science, University of Pune\t2013 – 2017

TECHNICAL SKILLS
Languages: Java, SQL, Kotlin
Tools: Docker, Kubernetes; excellent team player

LANGUAGES
English (fluent), Hindi`;

const employerAbove = `RAVI KUMAR
Austin, TX 78701

Professional Experience
Initech LLC, Austin, TX
Data Engineer\tMar 2019 – Sept 2022
• Moved the warehouse to Snowflake
Umbrella Corporation
QA Analyst\tJune 2016 – Feb 2019
• Tested things

Education
University of Texas at Austin
M.S. in Statistics\t2014 – 2016

Skills
Python | SQL | Airflow | Snowflake

Certifications
• SnowPro Core Certification, Snowflake, 2021
• Certified Scrum Master (ID 445566)`;

const employerBelow = `Curriculum Vitae
Émilie Dubois-Lefèvre
Lyon, France
EXPERIENCE
Project Manager\t09/2020 – present
Société Générale, Lyon, France
• Delivered the migration
Business Analyst\t01/2018 – 08/2020
Orange
• Wrote requirements
LANGUAGES
French – native
English – fluent
EDUCATION
Master of Science in Management, EMLYON Business School, 2017`;

const dateLines = `John Smith
+1 (512) 555-0199
Employment History
2018-04 to 2021-06
Systems Administrator at Hooli
Ran two hundred servers.
2015 - 2018
Support Technician at Pied Piper
Answered the phone.
Key Skills: Linux, Bash, Ansible, Windows administration of any size
Objective
A place where servers run for years without anybody who has to look at them.`;

const traps = `Maria Go
Career Objective
To excel in a swift team, go further, and spark new ideas with the rest of the word.
Projects
Billing engine, Acme Corp\tJan 2020 – Mar 2020
Experience
Led a large team of people through change\t2018 – 2020
Responsible for marketing 2020 budgets
Consultant\t2031 – 2033
Developer, Engineering\t2012 – 2014
Interests
Java (the island), rust on old cars, Python snakes
References
Peter Miller, Manager, +44 20 7946 0958`;

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
    name: 'traps',
    format: 'pdf',
    make: () => onePagePdf(traps),
    facts: facts(
      'name Maria | Go\n about To excel in a swift team, go further, and spark new ideas with the rest of the word.',
    ),
  },
];
