import type { Family } from './families.ts';

const words = (line: string): string[] => line.split(', ');

export const softwareFamilies: readonly Family[] = [
  {
    titles: ['Full Stack Developer', 'Front End Developer'],
    skills: words(
      'JavaScript, TypeScript, React, Node.js, HTML, CSS, REST APIs, GraphQL, Redux, Next.js, Express, Angular, Vue.js, Web Accessibility, Tailwind CSS, Jest, Webpack, Responsive Design, WebSockets, Svelte, D3.js, Web Performance, Progressive Web Apps, Storybook, Sass',
    ),
    technologies: words('React, Node.js, PostgreSQL, Docker, MongoDB, AWS, Redis, Vite, Firebase, Nginx'),
    pay: 112_000,
    certificates: [['AWS Certified Developer', 'Amazon Web Services']],
    does: 'build web applications that people like to use',
  },
  {
    titles: ['Java Developer'],
    skills: words(
      'Java, Spring Boot, Hibernate, Microservices, SQL, REST APIs, JUnit, Maven, Kafka, Multithreading, Spring Security, Gradle, JPA, Design Patterns, Kotlin, Mockito, JMS, Spring Cloud, Quarkus, Domain-Driven Design, Groovy',
    ),
    technologies: words(
      'Spring Boot, Kafka, Oracle Database, Jenkins, Docker, Kubernetes, Tomcat, AWS, RabbitMQ',
    ),
    pay: 115_000,
    certificates: [['Oracle Certified Professional: Java SE', 'Oracle']],
    does: 'write and run services in Java',
  },
  {
    titles: ['.Net Developer'],
    skills: words(
      'C#, .NET, ASP.NET Core, SQL Server, Entity Framework, LINQ, Web API, Azure, Blazor, WPF, xUnit, SignalR, MVC, F#, VB.NET, IIS, Dapper, C++, gRPC, WinForms',
    ),
    technologies: words(
      'Visual Studio, Azure DevOps, SQL Server, Docker, IIS, Azure Functions, Redis, Power BI',
    ),
    pay: 108_000,
    certificates: [['Azure Developer Associate', 'Microsoft']],
    does: 'build business software on .NET',
  },
  {
    titles: ['Python Developer'],
    skills: words(
      'Python, Django, FastAPI, Flask, SQL, Pandas, Pytest, REST APIs, Celery, NumPy, SQLAlchemy, Asyncio, Web Scraping, Machine Learning, scikit-learn, PyTorch, Natural Language Processing, C, Rust, Go',
    ),
    technologies: words(
      'PostgreSQL, Docker, AWS, Redis, Airflow, Linux, Elasticsearch, Google Cloud, MongoDB',
    ),
    pay: 113_000,
    certificates: [['Certified Associate Python Programmer', 'Python Institute']],
    does: 'solve problems in Python, from scripts to services',
  },
  {
    titles: ['Mobile App Developer'],
    skills: words(
      'Kotlin, Swift, React Native, Flutter, Android SDK, iOS SDK, Dart, SwiftUI, Jetpack Compose, Objective-C, Mobile UI Design, Firebase, App Store Deployment, Push Notifications, Core Data, MVVM, RxJava, Xamarin, Ionic, Bluetooth Low Energy',
    ),
    technologies: words('Android Studio, Xcode, Firebase, Fastlane, SQLite, Bitrise, AppCenter, Realm'),
    pay: 110_000,
    certificates: [['Associate Android Developer', 'Google']],
    does: 'make apps for phones and tablets',
  },
  {
    titles: ['DevOps Engineer', 'Cloud Engineer'],
    skills: words(
      'AWS, Docker, Kubernetes, Terraform, Linux, CI/CD, Python, Bash, Ansible, Azure, Google Cloud, Helm, Monitoring, Networking, Site Reliability Engineering, Incident Response, Infrastructure as Code, GitOps, Cost Optimization, Service Mesh, Chaos Engineering, Packer, Pulumi, IAM',
    ),
    technologies: words(
      'Kubernetes, Terraform, Jenkins, Prometheus, Grafana, GitHub Actions, Argo CD, Ansible, Vault, GitLab CI, Datadog',
    ),
    pay: 125_000,
    certificates: [
      ['AWS Certified Solutions Architect', 'Amazon Web Services'],
      ['Certified Kubernetes Administrator', 'Cloud Native Computing Foundation'],
    ],
    does: 'keep systems running and releases boring',
  },
  {
    titles: ['QA Automation Engineer'],
    skills: words(
      'Selenium, Test Automation, Java, Cypress, Playwright, API Testing, Manual Testing, Test Planning, TestNG, Postman, Performance Testing, JMeter, Cucumber, BDD, Regression Testing, Appium, Accessibility Testing, Load Testing, Security Testing, Robot Framework',
    ),
    technologies: words('Selenium, Jenkins, Postman, TestRail, BrowserStack, JMeter, Appium, SonarQube'),
    pay: 92_000,
    certificates: [['ISTQB Certified Tester', 'ISTQB']],
    does: 'find the faults before the users do',
  },
  {
    titles: ['UI/UX Designer'],
    skills: words(
      'Figma, User Research, Wireframing, Prototyping, Interaction Design, Visual Design, Design Systems, Usability Testing, Adobe XD, Information Architecture, Sketch, Typography, Journey Mapping, Illustrator, Photoshop, Motion Design, Accessibility, Card Sorting, Service Design, Color Theory',
    ),
    technologies: words('Figma, Miro, Adobe Creative Cloud, Maze, Zeplin, Framer, InVision, Hotjar'),
    pay: 98_000,
    certificates: [['UX Certification', 'Nielsen Norman Group']],
    does: 'design what people see and touch',
  },
];
