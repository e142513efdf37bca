import type { Family } from './families.ts';

const words = (line: string): string[] => line.split(', ');

export const dataFamilies: readonly Family[] = [
  {
    titles: ['Data Analyst', 'Tableau Developer'],
    skills: words(
      'SQL, Excel, Tableau, Data Visualization, Power BI, Python, Statistics, Dashboard Design, DAX, R, Data Cleaning, Forecasting, A/B Testing, Tableau Server, Level of Detail Expressions, Looker, SAS, Google Analytics, Data Storytelling, Qlik Sense',
    ),
    technologies: words('Tableau, Power BI, Excel, Snowflake, Looker, BigQuery, Alteryx, Qlik'),
    pay: 88_000,
    certificates: [
      ['Tableau Desktop Certified Associate', 'Tableau'],
      ['Power BI Data Analyst Associate', 'Microsoft'],
    ],
    does: 'turn numbers into answers',
  },
  {
    titles: ['Data Engineer'],
    skills: words(
      'Python, SQL, Spark, Data Modeling, ETL, Airflow, Kafka, Data Warehousing, Scala, dbt, Snowflake, Hadoop, Hive, Stream Processing, Data Quality, Delta Lake, PySpark, Presto, Data Governance, Flink, Change Data Capture',
    ),
    technologies: words(
      'Spark, Airflow, Snowflake, Kafka, Databricks, dbt, BigQuery, Redshift, AWS Glue, Hadoop',
    ),
    pay: 124_000,
    certificates: [
      ['Professional Data Engineer', 'Google Cloud'],
      ['Databricks Certified Data Engineer', 'Databricks'],
    ],
    does: 'move data to where it is useful',
  },
  {
    titles: ['SQL Developer', 'Database Administrator'],
    skills: words(
      'SQL, T-SQL, PL/SQL, Query Tuning, Database Design, SQL Server, Oracle, PostgreSQL, MySQL, Stored Procedures, Backup and Recovery, SSIS, Replication, Indexing, SSRS, High Availability, Partitioning, MongoDB, Database Security, RMAN, Data Guard, PL/pgSQL',
    ),
    technologies: words('SQL Server, Oracle Database, PostgreSQL, MySQL, SSIS, pgAdmin, Toad, Redgate'),
    pay: 99_000,
    certificates: [['Oracle Database Administration Professional', 'Oracle']],
    does: 'keep data safe and queries fast',
  },
  {
    titles: ['Splunk Developer'],
    skills: words(
      'Splunk, SPL, Log Analysis, SIEM, Dashboard Design, Linux, Regular Expressions, Python, Splunk Enterprise Security, Incident Response, Threat Hunting, Data Onboarding, Splunk ITSI, Syslog, Alert Tuning, Network Security, SOAR, Threat Modeling',
    ),
    technologies: words('Splunk, Linux, Elastic Stack, Phantom, QRadar, Cribl, Wireshark'),
    pay: 117_000,
    certificates: [['Splunk Core Certified Power User', 'Splunk']],
    does: 'read logs that nobody else reads',
  },
  {
    titles: ['Business Analyst', 'Product Manager'],
    skills: words(
      'Requirements Gathering, Process Modeling, User Stories, Data Analysis, Roadmapping, Excel, Wireframing, Prioritization, Market Research, BPMN, Gap Analysis, Product Strategy, SQL, UAT, Backlog Management, Customer Interviews, Competitive Analysis, OKRs, Go-to-Market, Use Cases, Pricing',
    ),
    technologies: words('Jira, Confluence, Visio, Productboard, Power BI, Aha!, Mixpanel, Lucidchart'),
    pay: 105_000,
    certificates: [
      ['Certified Business Analysis Professional', 'IIBA'],
      ['Certified Scrum Product Owner', 'Scrum Alliance'],
    ],
    does: 'find out what is really needed',
  },
  {
    titles: ['Project Manager', 'Scrum Master'],
    skills: words(
      'Project Planning, Risk Management, Scrum, Budgeting, Stakeholder Management, Agile Coaching, Facilitation, SAFe, Change Management, Resource Planning, Vendor Management, MS Project, Retrospectives, Program Management, Kanban, Earned Value Management, Contract Management, PRINCE2, Conflict Resolution, Release Planning',
    ),
    technologies: words('Jira, MS Project, Confluence, Smartsheet, Azure DevOps, Trello, Asana, ServiceNow'),
    pay: 109_000,
    certificates: [
      ['Project Management Professional', 'PMI'],
      ['Certified ScrumMaster', 'Scrum Alliance'],
    ],
    does: 'bring teams to the finish together',
  },
];
