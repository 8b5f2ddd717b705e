ALTER TABLE "activities" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "faqs" ALTER COLUMN "question" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "faqs" ALTER COLUMN "answer" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "social_posts" ALTER COLUMN "handle" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "social_posts" ALTER COLUMN "network" SET DEFAULT 'INSTAGRAM';--> statement-breakpoint
ALTER TABLE "social_posts" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "social_posts" ALTER COLUMN "href" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "wisdom_items" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "wisdom_items" ALTER COLUMN "href" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "wisdom_items" ALTER COLUMN "category" SET DEFAULT 'Spiritual Talks';--> statement-breakpoint
ALTER TABLE "wisdom_items" ALTER COLUMN "kind" SET DEFAULT 'ARTICLE';